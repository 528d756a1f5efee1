/** What `onRouterTransitionStart` is told besides the address. */
export type Departure = 'push' | 'replace' | 'traverse'

let isAtTop = false

/** The old page goes out (`motion.css`, page transition `page`) while the new one is being made: nothing waits for the movement. */
export function recordDeparture(href: string, kind: Departure): void {
  const isReturn = kind === 'traverse'
  isAtTop = !isReturn && !href.includes('#')
  if (isReturn || new URL(href, location.href).pathname !== location.pathname)
    document.documentElement.dataset.page = 'out'
}

/** The new page comes in; or, if it never came, the old one again. */
export function recordArrival(): void {
  const { dataset } = document.documentElement
  if (dataset.page === 'out') dataset.page = 'in'
}

/** Whether the page that comes, or has just come, is seen from its top: not on the way back, nor where the link names a place in it. */
export const beginsAtTop = (): boolean => isAtTop
