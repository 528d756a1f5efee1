/** Navigation type that `onRouterTransitionStart` receives besides the address. */
export type Departure = 'push' | 'replace' | 'traverse'

let isAtTop = false

/** Starts the exit transition of the old page (`motion.css`, transition `page`). The navigation does not wait. */
export function recordDeparture(href: string, kind: Departure): void {
  const isReturn = kind === 'traverse'
  isAtTop = !isReturn && !href.includes('#')
  if (isReturn || new URL(href, location.href).pathname !== location.pathname)
    document.documentElement.dataset.page = 'out'
}

/** Starts the enter transition of the new page, or of the old one if the navigation failed. */
export function recordArrival(): void {
  const { dataset } = document.documentElement
  if (dataset.page === 'out') dataset.page = 'in'
}

/** Whether the new page starts at its top: not after back or forward, nor for a link with a fragment. */
export const beginsAtTop = (): boolean => isAtTop
