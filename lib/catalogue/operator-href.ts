import type { Locale } from '@/domain/shared/locales'
import { localePath, PREFIXLESS_LOCALE, splitLocalePath } from '@/lib/i18n/locale-path'

/**
 * Converts a URL that an operator entered: a path of the shop gets the language prefix unless it has one; URLs of other
 * sites are unchanged.
 */
export function toOperatorHref(url: string, locale: Locale): string {
  if (!url.startsWith('/') || splitLocalePath(url).locale !== PREFIXLESS_LOCALE) return url
  return localePath(locale, url)
}
