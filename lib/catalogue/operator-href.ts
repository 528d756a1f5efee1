import type { Locale } from '@/domain/shared/locales'
import { localePath, PREFIXLESS_LOCALE, splitLocalePath } from '@/lib/i18n/locale-path'

/** An address that an operator typed: a path of the shop gets its language, unless it has one; other sites stay as they are. */
export function toOperatorHref(url: string, locale: Locale): string {
  if (!url.startsWith('/') || splitLocalePath(url).locale !== PREFIXLESS_LOCALE) return url
  return localePath(locale, url)
}
