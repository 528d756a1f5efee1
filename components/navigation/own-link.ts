import { splitLocalePath } from '@/lib/i18n/locale-path'

/** What this server answers with something else than a page. */
const NO_PAGE = /^\/(api|uploads|images|icons|fonts|_next)\/|\.(xml|txt|pdf|ics|webmanifest)$/

/**
 * The address to go to without a reload, or null when the browser should follow the link by itself: another site, another window, a
 * file, a place on the same page, another language (which is another document: words, fonts and direction), or `data-native`.
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

/** The link around a point of the page, unless a control inside it was meant: the heart on a card. */
export function findAnchor(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const found = target.closest('a[href], button, input, select, label, summary')
  return found instanceof HTMLAnchorElement ? found : null
}
