/** The two languages of iyzico's API. */
export type Language = 'tr' | 'en'

/** Maps iyzico's `locale`: Turkish if missing, English for an unknown language. */
export function toLanguage(locale: string | null | undefined): Language {
  if (!locale) return 'tr'
  return locale.toLowerCase().startsWith('tr') ? 'tr' : 'en'
}

const PAGE_LANGUAGES = ['en', 'tr', 'de', 'ru', 'nl', 'ar'] as const

/** Languages of the customer pages. They are more than the protocol's, as a bank supports its customers' languages. */
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** Returns the first language of an `Accept-Language` header: Turkish if missing, English for an unknown language. */
export function toPageLanguage(wanted: string | null | undefined): PageLanguage {
  const code = wanted?.trim().slice(0, 2).toLowerCase()
  if (!code) return 'tr'
  return PAGE_LANGUAGES.find((language) => language === code) ?? 'en'
}

/** Latin digits in Arabic too, as in the shop's prices. */
export const INTL_LOCALES: Record<PageLanguage, string> = {
  en: 'en-GB',
  tr: 'tr-TR',
  de: 'de-DE',
  ru: 'ru-RU',
  nl: 'nl-NL',
  ar: 'ar-u-nu-latn',
}
