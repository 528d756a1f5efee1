import type { Settings } from '@/domain/settings/schema'
import { hasCardNumber } from '@/domain/shared/card-number'
import type { Locale } from '@/domain/shared/locales'
import { hasLink, spaceFullStops } from '@/domain/shared/person-name'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import type { MailContent } from './layout'

export interface ComposedMail extends MailContent {
  recipient: string
}

export interface MailFrame {
  settings: Settings
  origin: string
}

export interface MailParts {
  words: { subject: string; body: string; button: string }
  locale: Locale
  recipient: string
  name: string
  path: string
  values?: Record<string, string>
  extraParagraphs?: string[]
  rows?: MailContent['rows']
  documents?: MailContent['documents']
}

export const pathOf = (origin: string, locale: Locale, path: string) =>
  `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`

/** Splits the operator's text into paragraphs. No placeholders are filled in. */
export const toParagraphs = (words = ''): string[] => words.split(/\n+/).filter((line) => line.trim() !== '')

/** Whether a name may appear in a mail. Names that were stored before this rule may contain anything. */
const isPlainName = (name: string): boolean => name !== '' && !hasLink(name) && !hasCardNumber(name)

/** Builds a mail from an occasion's texts. The texts are ICU messages and are formatted with the same values. */
export function buildMail({ settings, origin }: MailFrame, parts: MailParts): ComposedMail {
  const { locale, words } = parts
  const texts = MAIL_TEXTS[locale]
  const values = { name: spaceFullStops(parts.name), company: settings.company.companyName, ...parts.values }
  const fill = (text: string) => formatText(locale, text, values)
  return {
    locale,
    brand: settings.theme.brand,
    recipient: parts.recipient,
    subject: fill(words.subject),
    greeting: isPlainName(parts.name) ? fill(texts.greeting) : texts.plainGreeting,
    paragraphs: [words.body, ...(parts.extraParagraphs ?? [])].map(fill),
    rows: parts.rows ?? [],
    button: { label: fill(words.button), url: pathOf(origin, locale, parts.path) },
    closing: fill(texts.closing),
    documents: parts.documents ?? [],
  }
}
