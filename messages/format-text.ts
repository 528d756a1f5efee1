import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '@/domain/shared/locales'

type TextValues = Readonly<Record<string, string | number>>

/** Parsed messages by language and text: as many as the catalogues have texts. */
const parsed = new Map<string, IntlMessageFormat>()

function parse(locale: Locale, text: string): IntlMessageFormat {
  const key = `${locale} ${text}`
  const known = parsed.get(key)
  if (known) return known
  const format = new IntlMessageFormat(text, locale)
  parsed.set(key, format)
  return format
}

/** A text of a catalogue with its arguments filled in; more may be given than it names. Throws where one is missing. */
export function formatText(locale: Locale, text: string, values: TextValues = {}): string {
  return String(parse(locale, text).format(values))
}
