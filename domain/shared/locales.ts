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

/** Separator of list entries, and of a day and its time. Arabic has its own comma. */
export const commaOf = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ')

/** Isolates digits in right-to-left text; otherwise the final point of '12.05.' would move to the front. */
export const isolate = (figures: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2066${figures}\u2069` : figures

/**
 * The value in the language, else in the tenant's default language, else in any (decisions 2: fallback text and slug).
 */
export function pickLocalized<T>(values: Localized<T>, locale: Locale, fallback: Locale): T | null {
  return (
    values[locale] ??
    values[fallback] ??
    LOCALES.map((code) => values[code]).find((value) => value !== undefined) ??
    null
  )
}
