import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '@/domain/shared/locales'

type TextValues = Readonly<Record<string, string | number>>

/** Parsed messages by language and text; the catalogues bound the size. */
const parsed = new Map<string, IntlMessageFormat>()

function parse(locale: Locale, text: string): IntlMessageFormat {
  const key = `${locale} ${text}`
  const known = parsed.get(key)
  if (known) return known
  const format = new IntlMessageFormat(text, locale)
  parsed.set(key, format)
  return format
}

/** Formats a catalogue text with its arguments; surplus arguments are ignored. Throws if one is missing. */
export function formatText(locale: Locale, text: string, values: TextValues = {}): string {
  return String(parse(locale, text).format(values))
}
