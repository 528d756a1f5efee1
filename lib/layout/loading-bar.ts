import { recordArrival } from './arrival'

/** Spec 9: fills in 5000 ms, appears after 200 ms, disappears 500 ms after the end. */
const FILL_MS = 5000
const THROTTLE_MS = 200
const HIDE_MS = 500

let bar: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function wait(milliseconds: number, next: () => void): void {
  clearTimeout(timer)
  timer = setTimeout(next, milliseconds)
}

function remove(): void {
  clearTimeout(timer)
  bar?.remove()
  bar = null
}

function show(): void {
  bar = document.createElement('div')
  bar.className = 'load-bar'
  bar.setAttribute('aria-hidden', 'true')
  document.documentElement.append(bar)
  // A navigation that changes nothing on screen has no end event.
  wait(FILL_MS, finishLoading)
}

/** Call when a navigation begins. Short navigations never show the bar. */
export function startLoading(): void {
  if (bar) remove()
  wait(THROTTLE_MS, show)
}

/** Call when the new page is shown: fills and removes the bar. Has no effect on the bar if none is shown. */
export function finishLoading(): void {
  clearTimeout(timer)
  recordArrival()
  if (!bar) return
  bar.dataset.done = ''
  wait(HIDE_MS, remove)
}
