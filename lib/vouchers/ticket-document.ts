import 'server-only'
import { getTranslations } from 'next-intl/server'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { requireData } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { buildThemeCss } from '@/lib/theme/build-theme-css'
import { buildTicketPage } from './build-ticket-page'

const WORDS = [
  'title',
  'waiting',
  'label',
  'check',
  'checking',
  'valid',
  'cancelled',
  'cancelledText',
  'moved',
  'movedText',
  'unpaid',
  'unpaidText',
  'used',
  'usedText',
  'wrongDay',
  'unchecked',
  'uncheckedText',
  'invalid',
  'invalidText',
  'foreign',
  'unsupported',
  'today',
  'past',
  'future',
  'number',
  'booking',
  'date',
  'time',
  'adults',
  'children',
  'infants',
  'issued',
  'listToday',
  'listDay',
  'listOld',
  'listNone',
  'listRefused',
  'offline',
] as const

/** Placeholders that the script replaces. */
const BLANKS = { date: '{date}', time: '{time}' }

async function readWords(locale: Locale): Promise<Record<string, string>> {
  const t = await getTranslations({ locale, namespace: 'afterwards.ticket' })
  return Object.fromEntries(WORDS.map((word) => [word, t(word, BLANKS)]))
}

/**
 * The page that verifies tickets. It contains all languages, because the language is detected on the phone. Throws
 * `ApiFailure`.
 */
export async function writeTicketDocument(company: string): Promise<string> {
  const [settings, other, keys, ...texts] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    callApi('listTicketKeys', {}, { company }),
    ...LOCALES.map(readWords),
  ])
  return buildTicketPage({
    company,
    companyName: settings.company.companyName,
    zone: other.timeZone,
    fallback: settings.language.default,
    keys: requireData(keys).keys,
    words: Object.fromEntries(LOCALES.map((locale, index) => [locale, texts[index] ?? {}])) as Record<
      Locale,
      Record<string, string>
    >,
    themeCss: buildThemeCss(settings.theme),
  })
}
