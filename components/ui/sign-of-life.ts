import { afterPaint } from './after-paint'

/** Told by ourselves. */
const STIR = 'kervan:stir'

/**
 * The way back by the browser's own button touches nothing on the page. Voice control, assistive tools and `element.click()` press, fill
 * in and send without a pointer or a key before it.
 */
const SIGNS = [
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
  STIR,
] as const

let alive: Promise<void> | undefined
let turn: Promise<void> | undefined

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const wake = () => {
      ending.abort()
      void afterPaint().then(() => {
        // Before any part that brings a sheet along is asked for.
        void import('./sheet-order').catch(() => undefined)
        resolve()
      })
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, wake, { capture: true, passive: true, signal: ending.signal })
    }
  })
}

/**
 * Settles when somebody first does anything on the page, and has seen it answered: from then on there are seconds before a part of it is
 * used. Whoever waits has a turn in a task of its own, in the order of asking: what is done meanwhile comes in between.
 */
export function whenAlive(): Promise<void> {
  alive ??= firstSign()
  turn = (turn ?? alive).then(nextTask)
  return turn
}

/**
 * A sign of life for who is there without one: before a navigation that answers what was done while no script could hear it. The new page
 * waits until all that stands in the old one has come to life.
 */
export function stir(): void {
  void whenAlive()
  window.dispatchEvent(new Event(STIR))
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
