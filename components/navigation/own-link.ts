import { splitLocalePath } from '@/lib/i18n/locale-path'

/** Paths for which this server does not return a page. */
const NO_PAGE = /^\/(api|uploads|images|icons|fonts|_next)\/|\.(xml|txt|pdf|ics|webmanifest)$/

/**
 * Returns the address to navigate to without a reload, or null if the browser must follow the link itself: another
 * site, another window, a file, an anchor on the same page, another language (a new document with other messages, fonts
 * and direction), or `data-native`.
 */
export function getOwnHref(anchor: HTMLAnchorElement, current: Location): string | null {
  const { target, dataset } = anchor
  if ((target && target !== '_self') || anchor.hasAttribute('download') || 'native' in dataset) return null
  const url = new URL(anchor.href, current.href)
  if (url.origin !== current.origin || NO_PAGE.test(url.pathname)) return null
  if (splitLocalePath(url.pathname).locale !== splitLocalePath(current.pathname).locale) return null
  const isSamePage = url.pathname === current.pathname && url.search === current.search
  return isSamePage && url.hash !== '' ? null : `${url.pathname}${url.search}${url.hash}`
}

/**
 * Returns the link that contains the event target, or null if the target is a control inside the link, such as the
 * favourite button of a card.
 */
export function findAnchor(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const found = target.closest('a[href], button, input, select, label, summary')
  return found instanceof HTMLAnchorElement ? found : null
}
