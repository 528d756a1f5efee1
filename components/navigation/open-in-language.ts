import type { Locale } from '@/domain/shared/locales'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { rememberLocale } from '@/lib/i18n/remember-locale'

/**
 * Returns the path of this page in another language: that of its `hreflang` link, otherwise the same path, which is
 * correct for pages without a slug.
 */
export function findInLanguage(locale: Locale): string {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  const { pathname, search } = window.location
  return link
    ? `${new URL(link.href).pathname}${search}`
    : localePath(locale, `${splitLocalePath(pathname).path}${search}`)
}

/**
 * Opens this page in another language as a new document, and stores the language: '/' redirects to it from now on (spec
 * 9).
 */
export function openInLanguage(locale: Locale): void {
  rememberLocale(locale)
  window.location.assign(findInLanguage(locale))
}
