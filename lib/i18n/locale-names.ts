import type { Locale } from '@/domain/shared/locales'

/** Name of each language in that language, for menus. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  ru: 'Русский',
  nl: 'Nederlands',
  ar: 'العربية',
}
