import type { Locale } from '@/domain/shared/locales'

/** Each language in its own words, for menus: a person looks for the word they can read. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  ru: 'Русский',
  nl: 'Nederlands',
  ar: 'العربية',
}
