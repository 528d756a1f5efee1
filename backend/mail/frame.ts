import type { Settings } from '@/domain/settings/schema'
import { hasCardNumber } from '@/domain/shared/card-number'
import type { Locale } from '@/domain/shared/locales'
import { hasLink, spaceFullStops } from '@/domain/shared/person-name'
import { MAIL_TEXTS } from '../texts/mail/all'
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

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export const pathOf = (origin: string, locale: Locale, path: string) =>
  `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`

/** The operator's own words, as they were written: nothing is filled in. */
export const toParagraphs = (words = ''): string[] => words.split(/\n+/).filter((line) => line.trim() !== '')

/** Whether a name may stand in a mail; names that were stored before the rule may be anything. */
const isPlainName = (name: string): boolean => name !== '' && !hasLink(name) && !hasCardNumber(name)

/** One mail out of an occasion's words; `{name}` and the like are filled in everywhere. */
export function buildMail({ settings, origin }: MailFrame, parts: MailParts): ComposedMail {
  const { locale, words } = parts
  const texts = MAIL_TEXTS[locale]
  const values = { name: spaceFullStops(parts.name), company: settings.company.companyName, ...parts.values }
  return {
    locale,
    brand: settings.theme.brand,
    recipient: parts.recipient,
    subject: fill(words.subject, values),
    greeting: isPlainName(parts.name) ? fill(texts.greeting, values) : texts.plainGreeting,
    paragraphs: [words.body, ...(parts.extraParagraphs ?? [])].map((paragraph) => fill(paragraph, values)),
    rows: parts.rows ?? [],
    button: { label: words.button, url: pathOf(origin, locale, parts.path) },
    closing: fill(texts.closing, values),
    documents: parts.documents ?? [],
  }
}
