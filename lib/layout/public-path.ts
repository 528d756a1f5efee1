import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'

/**
 * The path as the browser shows it. While a page is rendered on the server, Next names its internal path
 * (`/{locale}/{company}/…`, for listings with a query with one or two segments more), which must not differ from what the browser then finds.
 */
export function toPublicPath(pathname: string, locale: Locale, company: string): string {
  const internal = `/${locale}/${company}`
  if (pathname !== internal && !pathname.startsWith(`${internal}/`)) return pathname
  const rest = pathname.slice(internal.length).replace(/^\/(filtered|category\/\d+)(?=\/)/, '')
  return localePath(locale, rest || '/')
}

/** What filters a list leads elsewhere than the list: offers are not all tours. A menu's number of a category filters nothing. */
const isNarrower = (href: string): boolean =>
  [...new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]).keys()].some((name) => name !== 'kat_k_no')

/** Whether a link leads to the page at `path` (both public) or to what that page stands in; home is only home. */
export function isCurrent(href: string, path: string, home: string): boolean {
  if (isNarrower(href)) return false
  const target = href.replace(/[?#].*$/, '')
  if (target === path) return true
  return target !== home && target !== '/' && path.startsWith(`${target}/`)
}
