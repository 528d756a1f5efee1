export type BasketNotice = 'added' | 'duplicate'

type Listener = (notice: BasketNotice | null) => void

let listener: Listener | null = null
let waiting: { notice: BasketNotice | null } | null = null

/**
 * Asks whoever holds the basket's sidebar to open it, with a sentence about what has just happened; asked for before that part of the page
 * has come to life, it is answered as soon as it has.
 */
export function openBasketSidebar(notice: BasketNotice | null): void {
  if (listener) listener(notice)
  else waiting = { notice }
}

/** The one place that answers; returns what ends that. */
export function onBasketSidebar(open: Listener): () => void {
  listener = open
  if (waiting) open(waiting.notice)
  waiting = null
  return () => {
    if (listener === open) listener = null
  }
}
