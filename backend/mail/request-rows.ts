import type { RequestPayload } from '@/domain/requests/schema'
import { commaOf, ISO_CODES, type Locale } from '@/domain/shared/locales'
import { REQUEST_WORDS } from '@/messages/catalogues'
import { peopleOf } from '../formatting/booked-item'
import { formatDay } from '../platform/dates/written-dates'
import type { MailContent } from './layout'

type Rows = MailContent['rows']

/** The name of a language in another, for the operator who is to answer in it. */
export function languageName(code: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames([inLocale], { type: 'language' }).of(code) ?? code
}

const dates = (from: string | null, to: string | null) =>
  [from, to]
    .filter((day) => day !== null)
    .map(formatDay)
    .join(' – ')

/** '± 3 days', in the plural of the language and with the digits of the shop. */
function spareDays(days: number, locale: Locale): string {
  const code = `${ISO_CODES[locale]}-u-nu-latn`
  return `± ${new Intl.NumberFormat(code, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)}`
}

interface RequestFacts {
  number: string
  product: string | null
  /** Their names may tell of an illness: no mail repeats them. */
  documentCount: number
  /** Which treatment a health request is about is told to no mail: mailboxes are not ours. */
  isMail: boolean
  /** What the person wrote about their health is told to no mail: the operator signs in to read it. */
  hasHiddenText: boolean
  /** An amount as the shop writes it for the reader. */
  writeMoney: (amount: string, currency: string) => string
}

/** What an address learns that nobody has proven to be the sender's: nothing that they typed. `receivedOn`: a plain date. */
export function receiptRows(payload: RequestPayload, reader: Locale, number: string, receivedOn: string): Rows {
  const { labels, requestKinds } = REQUEST_WORDS[reader]
  return [
    { label: labels.number, value: number },
    { label: labels.request, value: requestKinds[payload.requestKind] },
    { label: labels.received, value: formatDay(receivedOn) },
  ]
}

/** Only what was filled in, in the order of the form, in the reader's words. */
export function requestRows(payload: RequestPayload, reader: Locale, facts: RequestFacts): Rows {
  const { labels, signInToRead, kinds, venues, fields, modules } = REQUEST_WORDS[reader]
  const rows: [string, string | null][] = [
    [labels.number, facts.number],
    [labels.from, `${payload.firstName} ${payload.lastName}`],
    [labels.email, payload.email],
    [labels.phone, payload.phone],
  ]
  const comma = commaOf(reader)
  const known: Readonly<Record<string, string>> = modules
  const flexible = (days: number) => (days > 0 ? `${comma}${spareDays(days, reader)}` : '')
  const when = (text: string, days: number) => (text === '' ? null : `${text}${flexible(days)}`)
  const money = (budget: { amount: string; currency: string } | null) =>
    budget && facts.writeMoney(budget.amount, budget.currency)
  switch (payload.requestKind) {
    case 'contact':
      rows.push([labels.subject, payload.subject])
      break
    case 'offer':
      rows.push([labels.kind, payload.kind && kinds[payload.kind]], [labels.product, facts.product])
      rows.push([labels.place, payload.placeWish])
      rows.push([labels.when, when(dates(payload.dateFrom, payload.dateTo), payload.flexibleDays)])
      rows.push([labels.people, peopleOf(payload.pax, reader)])
      rows.push([labels.budget, money(payload.budget)])
      break
    case 'wedding':
      rows.push([labels.product, facts.product])
      rows.push([labels.when, when(dates(payload.weddingDate, null), payload.flexibleDays)])
      rows.push([labels.guests, String(payload.guests)])
      rows.push([labels.venue, payload.venue && venues[payload.venue]], [labels.place, payload.placeWish])
      rows.push([labels.modules, payload.modules.map((name) => known[name] ?? name).join(comma)])
      rows.push([labels.budget, money(payload.budget)])
      break
    case 'health':
      if (!facts.isMail) rows.push([labels.product, facts.product], [labels.field, fields[payload.field]])
      rows.push([labels.treatment, payload.treatment])
      rows.push([labels.spoken, languageName(payload.spokenLanguage, reader)])
      rows.push([labels.when, when(dates(payload.dateFrom, payload.dateTo), payload.flexibleDays)])
      rows.push([labels.documents, facts.documentCount > 0 ? String(facts.documentCount) : null])
  }
  rows.push([labels.message, facts.hasHiddenText ? signInToRead : payload.message])
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
