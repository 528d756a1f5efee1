import { splitLocalePath } from '@/lib/i18n/locale-path'
import { isPersonalArea } from '@/lib/session/auth-cookies'
import { findAnchor, getOwnHref } from './own-link'

/**
 * Pages prefetched because their links came into view. Each page is 17 KiB; the budget for the first seconds of a page
 * is 40 KiB (scripts/bench/budgets.mjs).
 */
const VIEW_BUDGET = 2
/** A link must stay in view this long before it is prefetched; links that scroll past quickly do not count. */
const DWELL_MS = 300

/**
 * Returns true for cacheable pages, which are the same for all visitors. Other pages are rendered for each request and
 * are not prefetched.
 */
function isCachedPage(href: string): boolean {
  const { path } = splitLocalePath(href)
  return !href.includes('?') && !path.startsWith('/search/') && !isPersonalArea(path)
}

/** Every page links to home, and the link is seldom followed. */
const isHome = (anchor: HTMLAnchorElement): boolean => splitLocalePath(anchor.pathname).path === '/'

/**
 * Prefetches the pages of links in view, up to the budget, and of any link that is hovered or focused. Returns a
 * function that stops it.
 */
export function prefetchLinks(root: Document, prefetch: (href: string) => void): () => void {
  const fetched = new Set<string>()
  const timers = new Map<Element, number>()
  let budget = VIEW_BUDGET

  const fetchAhead = (anchor: HTMLAnchorElement): boolean => {
    const href = getOwnHref(anchor, root.location)?.split('#')[0]
    if (!href || href === root.location.pathname || fetched.has(href) || !isCachedPage(href)) return false
    fetched.add(href)
    prefetch(href)
    return true
  }

  const onView = (entries: IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(timers.get(target))
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || isHome(target)) continue
      const fetchInView = (): void => {
        if (budget > 0 && fetchAhead(target)) budget -= 1
        observer.unobserve(target)
      }
      timers.set(target, window.setTimeout(fetchInView, DWELL_MS))
    }
  }
  const observer = new IntersectionObserver(onView)

  const onPoint = (event: Event): void => {
    const anchor = findAnchor(event.target)
    if (anchor) fetchAhead(anchor)
  }

  for (const anchor of root.querySelectorAll('a[href]:not([data-prefetch])')) observer.observe(anchor)
  root.addEventListener('pointerover', onPoint)
  root.addEventListener('focusin', onPoint)
  return () => {
    observer.disconnect()
    for (const timer of timers.values()) window.clearTimeout(timer)
    root.removeEventListener('pointerover', onPoint)
    root.removeEventListener('focusin', onPoint)
  }
}
