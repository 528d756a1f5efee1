/** The two languages that iyzico speaks. */
export type Language = 'tr' | 'en'

/** iyzico's default is Turkish; a language it does not speak gets English. */
export function toLanguage(locale: string | null | undefined): Language {
  if (!locale) return 'tr'
  return locale.toLowerCase().startsWith('tr') ? 'tr' : 'en'
}

const PAGE_LANGUAGES = ['en', 'tr', 'de', 'ru', 'nl', 'ar'] as const

/** What the pages for customers are written in: a bank speaks its customers' languages, whatever the protocol knows. */
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** The language that is asked for first, as in an `Accept-Language` header; Turkish when nothing is, English for any other. */
export function toPageLanguage(wanted: string | null | undefined): PageLanguage {
  const code = wanted?.trim().slice(0, 2).toLowerCase()
  if (!code) return 'tr'
  return PAGE_LANGUAGES.find((language) => language === code) ?? 'en'
}

/** With Latin figures in Arabic too, as the shop writes its prices. */
export const INTL_LOCALES: Record<PageLanguage, string> = {
  en: 'en-GB',
  tr: 'tr-TR',
  de: 'de-DE',
  ru: 'ru-RU',
  nl: 'nl-NL',
  ar: 'ar-u-nu-latn',
}
