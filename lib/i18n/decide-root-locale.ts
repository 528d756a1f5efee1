import { isLocale, type Locale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from './locale-path'
import { negotiateLocale } from './negotiate-locale'

export interface RootVisit {
  cookie: string | undefined
  acceptLanguage: string | null
  /** `Sec-Fetch-Site` of the request; a link of our own to '/' asks for English and is obeyed. */
  fetchSite: string | null
  language: { default: Locale; enabled: readonly Locale[] }
}

/** Language of a visit to '/': cookie, then `Accept-Language`, then the tenant's default (spec 9, decisions 2). */
export function decideRootLocale({ cookie, acceptLanguage, fetchSite, language }: RootVisit): Locale {
  const isEnabled = (locale: Locale): boolean => language.enabled.includes(locale)
  if (fetchSite === 'same-origin' && isEnabled(PREFIXLESS_LOCALE)) return PREFIXLESS_LOCALE
  if (isLocale(cookie) && isEnabled(cookie)) return cookie
  return negotiateLocale(acceptLanguage, language.enabled) ?? language.default
}
