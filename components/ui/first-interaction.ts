import { afterPaint } from './after-paint'

/** Dispatched by `signalInteraction`. */
const INTERACTION = 'kervan:interaction'

/**
 * `popstate`: the browser's back button triggers no other event on the page. `click`, `input`, `change` and `submit`:
 * voice control, assistive tools and `element.click()` trigger no pointer or key event before them.
 */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'input',
  'change',
  'submit',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
  INTERACTION,
] as const

let interacted: Promise<void> | undefined
let queue: Promise<void> | undefined

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function awaitInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const onInteraction = () => {
      ending.abort()
      void afterPaint().then(() => {
        // Must run before any part with a stylesheet is requested.
        void import('./stylesheet-order').catch(() => undefined)
        resolve()
      })
    }
    for (const event of INTERACTION_EVENTS) {
      window.addEventListener(event, onInteraction, { capture: true, passive: true, signal: ending.signal })
    }
  })
}

/**
 * Resolves after the first interaction with the page and the paint that follows it. At that point a part of the page is
 * not needed for some seconds. Callers resume in call order, each in its own task, so that the browser can handle
 * events in between.
 */
export function afterFirstInteraction(): Promise<void> {
  interacted ??= awaitInteraction()
  queue = (queue ?? interacted).then(nextTask)
  return queue
}

/**
 * Simulates an interaction. Call it before a navigation that replays an event from before hydration: the new page waits
 * until all deferred parts of the old one are hydrated.
 */
export function signalInteraction(): void {
  void afterFirstInteraction()
  window.dispatchEvent(new Event(INTERACTION))
}

/** Resolves once the page has loaded and the browser is idle. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      // Safari has no `requestIdleCallback`.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(() => resolve(), { timeout: 2000 })
      else setTimeout(resolve, 200)
    }
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}
