import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { clampToZero, subtractAmounts } from '@/domain/money/amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { formatMoney } from './frame'
import type { MailContent } from './layout'
import { MAIL_TEXTS } from './texts/all'
import { RESERVATION_MAIL_TEXTS } from './texts/reservation/all'
import type { MailTexts } from './texts/types'

type Rows = MailContent['rows']

export function peopleOf(pax: ReservationResult['items'][number]['pax'], texts: MailTexts): string {
  const groups = [
    [pax.adult, texts.adults],
    [pax.child, texts.children],
    [pax.infant, texts.infants],
  ] as const
  return groups
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

/** DD.MM.YYYY and the hour, where there is one. */
export function whenOf({ date, startTime }: { date: PlainDate; startTime?: LocalTime | null }): string {
  return startTime ? `${formatDate(date)} ${startTime}` : formatDate(date)
}

/** What is still to be paid of the whole price. */
export function openOf({ fixed, paid }: ReservationResult): string {
  return clampToZero(subtractAmounts(fixed.totals.grandTotal, paid.amount))
}

/** Number, items with their tickets, and the money; a cancelled reservation owes nothing. */
export function buildReservationRows(settings: Settings, result: ReservationResult, fallback: Locale): Rows {
  const { locale, fixed, paid } = result
  const texts = MAIL_TEXTS[locale]
  const money = (amount: string) => formatMoney(settings, amount, fixed.currency, locale)
  const items = result.items.flatMap((item) => [
    {
      label: pickLocalized(item.content, locale, fallback)?.title ?? item.kind,
      value: `${whenOf(item)} · ${peopleOf(item.pax, texts)}`,
    },
    ...(item.ticketNumber ? [{ label: texts.labels.ticket, value: item.ticketNumber }] : []),
  ])
  const isOpen = result.reservationStatus !== 'cancelled'
  return [
    { label: texts.labels.booking, value: result.bookingNumber },
    ...items,
    { label: texts.labels.total, value: money(fixed.totals.grandTotal) },
    { label: texts.labels.paid, value: money(paid.amount) },
    ...(isOpen ? [{ label: texts.labels.due, value: money(openOf(result)) }] : []),
  ]
}

/** Where to transfer what, by when; the accounts in the currency of the price first. */
export function buildTransferRows(other: OtherSettings, locale: Locale, amount: string, until: string): Rows {
  const { labels } = RESERVATION_MAIL_TEXTS[locale]
  const accounts = other.bankAccounts.flatMap((account) => [
    { label: labels.bank, value: `${account.bank} (${account.currency})` },
    { label: labels.holder, value: account.holder },
    { label: labels.iban, value: account.iban },
  ])
  return [{ label: labels.toTransfer, value: amount }, { label: labels.payUntil, value: until }, ...accounts]
}
