import { afterPaint } from './after-paint'

/** Everything beside the way from the element up to the body. */
function listBesides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const others = [...parent.children].filter((child) => child !== element) as HTMLElement[]
  return [...others.filter(({ inert }) => !inert), ...listBesides(parent)]
}

/**
 * Makes everything beside the element inert, so that keyboard and screen reader stay in it; returns the way back. The
 * whole page is styled anew for that: it comes after the picture that answers the press. Only where the focus was is
 * given back at once, since the browser returns it as the element closes.
 */
export function makeBackgroundInert(element: HTMLElement): () => void {
  const opener = document.activeElement
  let inertElements: HTMLElement[] = []
  let isReleased = false
  const setInert = (those: readonly HTMLElement[], inert: boolean) => {
    for (const one of those) one.inert = inert
  }
  void afterPaint().then(() => {
    if (isReleased) return
    inertElements = listBesides(element)
    setInert(inertElements, true)
  })
  return () => {
    isReleased = true
    setInert(
      inertElements.filter((one) => one.contains(opener)),
      false,
    )
    void afterPaint().then(() => setInert(inertElements, false))
  }
}
