export type BasketNotice = 'added' | 'duplicate'

const NAME = 'basket:open'

/** Asks whoever holds the basket's sidebar to open it, with a sentence about what has just happened. */
export function openBasketSidebar(notice: BasketNotice | null): void {
  window.dispatchEvent(new CustomEvent<BasketNotice | null>(NAME, { detail: notice }))
}

/** Calls back at each wish; returns what ends that. */
export function onBasketSidebar(open: (notice: BasketNotice | null) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<BasketNotice | null>).detail ?? null)
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}
