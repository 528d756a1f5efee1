/** Fallback timeout in ms, because a background tab does not paint. */
const UNSEEN_MS = 100

/**
 * Resolves after the browser has painted the current state of the page. Use it to paint feedback before doing work
 * (INP).
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
