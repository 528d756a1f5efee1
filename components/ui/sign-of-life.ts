const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let alive: Promise<void> | undefined

/** Settles when somebody first does anything on the page: from then on there are seconds before a part of it is used. */
export function whenAlive(): Promise<void> {
  alive ??= new Promise((resolve) => {
    const ending = new AbortController()
    const wake = () => {
      ending.abort()
      resolve()
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, wake, { capture: true, passive: true, signal: ending.signal })
    }
  })
  return alive
}

/** Settles once the page has loaded and the browser has nothing better to do. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      // Safari has no idle callback.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(() => resolve(), { timeout: 2000 })
      else setTimeout(resolve, 200)
    }
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}
