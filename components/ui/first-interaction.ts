import { afterPaint } from './after-paint'

/** Told by ourselves. */
const INTERACTION = 'kervan:interaction'

/**
 * The way back by the browser's own button touches nothing on the page. Voice control, assistive tools and `element.click()` press, fill
 * in and send without a pointer or a key before it.
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
        // Before any part that brings a stylesheet along is asked for.
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
 * Settles when somebody first does anything on the page, and has seen it answered: from then on there are seconds before a part of it is
 * used. Whoever waits has a turn in a task of its own, in the order of asking: what is done meanwhile comes in between.
 */
export function afterFirstInteraction(): Promise<void> {
  interacted ??= awaitInteraction()
  queue = (queue ?? interacted).then(nextTask)
  return queue
}

/**
 * An interaction for who is there without one: before a navigation that answers what was done while no script could hear it. The new page
 * waits until all that stands in the old one has come to life.
 */
export function signalInteraction(): void {
  void afterFirstInteraction()
  window.dispatchEvent(new Event(INTERACTION))
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
