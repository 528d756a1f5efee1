import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'

/**
 * Converts a path to the one that the browser shows. During a server render, Next reports the internal path
 * (`/{locale}/{company}/…`, with one or two more segments for listings with a query), which would cause a hydration
 * mismatch.
 */
export function toPublicPath(pathname: string, locale: Locale, company: string): string {
  const internal = `/${locale}/${company}`
  if (pathname !== internal && !pathname.startsWith(`${internal}/`)) return pathname
  const rest = pathname.slice(internal.length).replace(/^\/(filtered|category\/\d+)(?=\/)/, '')
  return localePath(locale, rest || '/')
}

/** Whether a link has filters and so leads to another page than the list; `kat_k_no` is no filter. */
const isNarrower = (href: string): boolean =>
  [...new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]).keys()].some((name) => name !== 'kat_k_no')

/** Whether a link leads to the page at `path` (both public) or to an ancestor; the home link matches only home. */
export function isCurrent(href: string, path: string, home: string): boolean {
  if (isNarrower(href)) return false
  const target = href.replace(/[?#].*$/, '')
  if (target === path) return true
  return target !== home && target !== '/' && path.startsWith(`${target}/`)
}
