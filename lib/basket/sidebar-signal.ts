export type BasketNotice = 'added' | 'duplicate'

type Listener = (notice: BasketNotice | null) => void

let listener: Listener | null = null
let waiting: { notice: BasketNotice | null } | null = null

/** Opens the basket sidebar with a notice about the last action, or as soon as the sidebar is hydrated. */
export function openBasketSidebar(notice: BasketNotice | null): void {
  if (listener) listener(notice)
  else waiting = { notice }
}

/** Registers the only listener. Returns a function that removes it. */
export function onBasketSidebar(open: Listener): () => void {
  listener = open
  if (waiting) open(waiting.notice)
  waiting = null
  return () => {
    if (listener === open) listener = null
  }
}
