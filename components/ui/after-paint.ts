/** A tab that nobody sees paints nothing. */
const UNSEEN_MS = 100

/** Settles once the browser has shown what stands in the page now: a press is answered before the work that it begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
