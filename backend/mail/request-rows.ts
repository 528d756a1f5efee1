import type { RequestPayload } from '@/domain/requests/schema'
import { commaOf, ISO_CODES, type Locale } from '@/domain/shared/locales'
import { REQUEST_WORDS } from '@/messages/catalogues'
import { peopleOf } from '../formatting/booked-item'
import { formatDay } from '../platform/dates/written-dates'
import type { MailContent } from './layout'

type Rows = MailContent['rows']

/** Returns the name of a language in another language, for the operator who will reply in it. */
export function languageName(code: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames([inLocale], { type: 'language' }).of(code) ?? code
}

const dates = (from: string | null, to: string | null) =>
  [from, to]
    .filter((day) => day !== null)
    .map(formatDay)
    .join(' – ')

/** '± 3 days', in the plural form of the language and with Latin digits. */
function spareDays(days: number, locale: Locale): string {
  const code = `${ISO_CODES[locale]}-u-nu-latn`
  return `± ${new Intl.NumberFormat(code, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)}`
}

interface RequestFacts {
  number: string
  product: string | null
  /** Mails do not contain the documents' names, because a name may reveal an illness. */
  documentCount: number
  /** Mails do not contain the treatment of a health request, because mailboxes are outside our control. */
  isMail: boolean
  /** Mails do not contain what the person wrote about their health. The operator signs in to read it. */
  hasHiddenText: boolean
  /** Formats an amount for the reader. */
  writeMoney: (amount: string, currency: string) => string
}

/** Rows for an unconfirmed address. They contain nothing that the sender typed. `receivedOn` is a plain date. */
export function receiptRows(payload: RequestPayload, reader: Locale, number: string, receivedOn: string): Rows {
  const { labels, requestKinds } = REQUEST_WORDS[reader]
  return [
    { label: labels.number, value: number },
    { label: labels.request, value: requestKinds[payload.requestKind] },
    { label: labels.received, value: formatDay(receivedOn) },
  ]
}

/** Rows of the fields that were filled in, in the order of the form and in the reader's language. */
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
