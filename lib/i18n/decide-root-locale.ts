import { isLocale, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { PREFIXLESS_LOCALE } from './locale-path'

export interface RootRequest {
  cookie: string | undefined
  acceptLanguage: string | null
  /** `Sec-Fetch-Site` of the request; a link to '/' on this site requests English. */
  fetchSite: string | null
  userAgent: string | null
  language: { default: Locale; enabled: readonly Locale[] }
}

/** User agents of search engines and link previews. */
const READER = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i

/**
 * Language of a visit to '/': cookie, then `Accept-Language`, then the tenant's default (spec 9, decisions 2). Crawlers
 * get the English home page at this address: redirected, they would never index it.
 */
export function decideRootLocale({ cookie, acceptLanguage, fetchSite, userAgent, language }: RootRequest): Locale {
  const isEnabled = (locale: Locale): boolean => language.enabled.includes(locale)
  const meansEnglish = fetchSite === 'same-origin' || READER.test(userAgent ?? '')
  if (meansEnglish && isEnabled(PREFIXLESS_LOCALE)) return PREFIXLESS_LOCALE
  if (isLocale(cookie) && isEnabled(cookie)) return cookie
  return negotiateLocale(acceptLanguage, language.enabled) ?? language.default
}
