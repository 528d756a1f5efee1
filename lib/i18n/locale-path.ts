import { isLocale, type Locale } from '@/domain/shared/locales'

/** English never has a prefix, all other languages have one, whatever the tenant's default (decisions 2). */
export const PREFIXLESS_LOCALE = 'en' satisfies Locale

/** The path of an internal path ('/p/x?y=1#z') in a language; a URL of another site is unchanged. */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || locale === PREFIXLESS_LOCALE) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Language and internal path of an address; a path without a prefix is English. */
export function splitLocalePath(address: string): { locale: Locale; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(address) ?? []
  if (!isLocale(first)) return { locale: PREFIXLESS_LOCALE, path: address }
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}
