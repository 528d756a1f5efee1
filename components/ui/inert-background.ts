import { afterPaint } from './after-paint'

/** Returns all siblings of the element and of its ancestors, up to the body, that are not inert yet. */
function listBesides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const others = [...parent.children].filter((child) => child !== element) as HTMLElement[]
  return [...others.filter(({ inert }) => !inert), ...listBesides(parent)]
}

/**
 * Makes everything outside the element inert, so that keyboard focus and screen reader stay inside. Returns a function
 * that undoes it. Both recalculate the styles of the whole page and therefore run after the next paint. Only the
 * subtree that had the focus is restored immediately, because the browser returns the focus to it when the element
 * closes.
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
