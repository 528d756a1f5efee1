/** The languages of the product, in the order in which menus list them (spec 1, decisions 2). */
export const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar'] as const

export type Locale = (typeof LOCALES)[number]

/** A value per language; a language may be missing. */
export type Localized<T> = Partial<Record<Locale, T>>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value)
}

/** ISO codes of spec 9, with the two languages of the second reading. */
export const ISO_CODES: Record<Locale, string> = {
  en: 'en-US',
  tr: 'tr-TR',
  de: 'de-DE',
  ru: 'ru-RU',
  nl: 'nl-NL',
  ar: 'ar-SA',
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** Between the parts of an enumeration, and between a day and its time: Arabic has a comma of its own. */
export const commaOf = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ')

/** Keeps figures in their order where words run from the right: the point that closes '12.05.' would go to the front. */
export const isolate = (figures: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2066${figures}\u2069` : figures

/** The language's value, else the tenant's default language's, else any (decisions 2: fallback text and slug). */
export function pickLocalized<T>(values: Localized<T>, locale: Locale, fallback: Locale): T | null {
  return (
    values[locale] ??
    values[fallback] ??
    LOCALES.map((code) => values[code]).find((value) => value !== undefined) ??
    null
  )
}
