import { recordArrival } from './arrival'

/** Spec 9: takes 5000 ms to fill, shows after 200 ms, is gone 500 ms after the end. */
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
  // An address that changes nothing on screen has no end to wait for.
  wait(FILL_MS, finishLoading)
}

/** A navigation has begun. Short ones never show the bar. */
export function startLoading(): void {
  if (bar) remove()
  wait(THROTTLE_MS, show)
}

/** The new page is there: the bar fills up and goes. Harmless when none is shown. */
export function finishLoading(): void {
  clearTimeout(timer)
  recordArrival()
  if (!bar) return
  bar.dataset.done = ''
  wait(HIDE_MS, remove)
}
