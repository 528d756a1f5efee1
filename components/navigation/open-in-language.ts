import type { Locale } from '@/domain/shared/locales'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { rememberLocale } from '@/lib/i18n/remember-locale'

/**
 * Where this page is in another language: as its head tells search engines, else at the same path, which is right for pages without a
 * slug.
 */
export function findInLanguage(locale: Locale): string {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  const { pathname, search } = window.location
  return link
    ? `${new URL(link.href).pathname}${search}`
    : localePath(locale, `${splitLocalePath(pathname).path}${search}`)
}

/** Opens this page in another language, as a new document; '/' leads to that language from now on (spec 9). */
export function openInLanguage(locale: Locale): void {
  rememberLocale(locale)
  window.location.assign(findInLanguage(locale))
}
