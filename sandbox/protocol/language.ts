/** The two languages that iyzico speaks. */
export type Language = 'tr' | 'en'

/** iyzico's default is Turkish; a language it does not speak gets English. */
export function toLanguage(locale: string | null | undefined): Language {
  if (!locale) return 'tr'
  return locale.toLowerCase().startsWith('tr') ? 'tr' : 'en'
}
