import { capitalise, formatMoment } from '@/domain/dates/day-words'
import { toEpoch } from '@/domain/dates/zone'
import { type CurrencyCode, isZero } from '@/domain/money/amount'
import { orderAccounts } from '@/domain/payments/order-accounts'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { type FactGroup, findFact, type MeetingPoint } from '@/domain/reservations/item-fact'
import { summariseItem } from '@/domain/reservations/item-summary'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { MAIL_TEXTS, RESERVATION_MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import { writeGroup } from '../formatting/booked-item'
import { formatBoth, formatMoney } from '../formatting/money'
import { buildClientRows } from './audience'
import type { MailContent } from './layout'

type Rows = MailContent['rows']
type Item = ReservationResult['items'][number]

export interface RowContext {
  settings: Settings
  /** The tenant's time zone. */
  zone: string
  /** Epoch milliseconds. */
  now: number
  meetingPointOf: (productId: number) => MeetingPoint | null
  /**
   * Whether the reservation is confirmed. Only then the mail shows ticket numbers, because a ticket grants admission.
   */
  isCertain: boolean
  /** Whether the mail goes to the booker. Only then it shows the pick-up place, which is the booker's input. */
  isProven: boolean
  /** Whether the operator has not confirmed yet. Until then, cancellation is free. */
  isRequested: boolean
  /** Replaces the total in the agency's mail. */
  totalRows?: Rows
}

/** The deadline of free cancellation. Empty if it has passed. */
function buildCancellationRows({ freeUntil }: Item, locale: Locale, { zone, now, isRequested }: RowContext): Rows {
  const { labels } = RESERVATION_MAIL_TEXTS[locale]
  if (freeUntil === null)
    return [{ label: labels.cancellation, value: isRequested ? labels.freeUntilConfirmed : labels.notFree }]
  if (toEpoch(freeUntil) <= now) return []
  return [{ label: labels.freeUntil, value: capitalise(formatMoment(freeUntil, zone, locale), locale) }]
}

/** An item with its ticket. The place is included only if the reservation is not cancelled. */
function buildItemRows(item: Item, { locale, reservationStatus }: ReservationResult, context: RowContext): Rows {
  const { settings, meetingPointOf, isCertain, isProven } = context
  const words = VOUCHER_TEXTS[locale]
  const meetingPoint = meetingPointOf(item.productId)
  const summary = summariseItem(item, { locale, fallback: settings.language.default, meetingPoint })
  const write = (group: FactGroup) => writeGroup(summary, group, locale, settings)
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  const isFetched = findFact(summary, 'pickup') !== undefined
  const isOpen = reservationStatus !== 'cancelled'
  return [
    { label: summary.title || item.kind, value: [write('when'), write('party')].filter(Boolean).join(' · ') },
    ...(isCertain && item.ticketNumber ? row(MAIL_TEXTS[locale].labels.ticket, item.ticketNumber) : []),
    ...(isOpen && (isProven || !isFetched) ? row(isFetched ? words.pickup : words.meetingPoint, write('place')) : []),
    ...row(words.choice, write('choice')),
    ...row(words.extras, write('extra')),
    ...row(words.campaign, write('campaign')),
    ...(isOpen ? row(words.damageDeposit, write('damageDeposit')) : []),
    ...(isOpen ? buildCancellationRows(item, locale, context) : []),
  ]
}

/** Amounts due before the day of service and on it. */
function buildDueRows(result: ReservationResult, money: MoneySummary, { settings, zone }: RowContext): Rows {
  const { locale } = result
  const words = VOUCHER_TEXTS[locale]
  const { now, until, later, laterBy } = money
  const deadline = until && formatText(locale, words.dueBy, { until: formatMoment(until, zone, locale) })
  const row = (label: string, sum: DoubleAmount) =>
    isZero(sum.fixed) ? [] : [{ label, value: formatBoth(settings, sum, result) }]
  return [...row(deadline ?? words.dueNow, now), ...row(laterBy === 'onTheDay' ? words.onTheDay : words.rest, later)]
}

/** Total, paid and open amounts. An agency's client pays the agency. A cancelled reservation has no open amount. */
function buildMoneyRows(result: ReservationResult, context: RowContext): Rows {
  const { settings, totalRows } = context
  const { locale, fixed, bookedBy } = result
  const { labels } = MAIL_TEXTS[locale]
  const summary = summariseMoney(result)
  const { total, paid, refunding, open } = summary
  const write = (sum: DoubleAmount) => formatMoney(settings, sum.fixed, fixed.currency, locale)
  const totals = totalRows ?? [{ label: labels.total, value: write(total) }]
  if (bookedBy) return [...totals, ...buildClientRows(bookedBy, locale)]
  const isOpen = result.reservationStatus === 'active'
  return [
    ...totals,
    { label: labels.paid, value: write(paid) },
    ...(isZero(refunding.fixed) ? [] : [{ label: labels.refunding, value: write(refunding) }]),
    ...(isOpen ? [{ label: labels.due, value: formatBoth(settings, open, result) }] : []),
    ...buildDueRows(result, summary, context),
  ]
}

/** Booking number, items with their tickets and places, and amounts. */
export function buildReservationRows(result: ReservationResult, context: RowContext): Rows {
  return [
    { label: MAIL_TEXTS[result.locale].labels.booking, value: result.bookingNumber },
    ...result.items.flatMap((item) => buildItemRows(item, result, context)),
    ...buildMoneyRows(result, context),
  ]
}

interface Transfer {
  /** Formatted for the mail. */
  amount: string
  currency: CurrencyCode
  until: string
}

/** Amount, deadline and all bank accounts of a transfer, those in the currency of the price first. */
export function buildTransferRows(other: OtherSettings, locale: Locale, { amount, currency, until }: Transfer): Rows {
  const { labels } = RESERVATION_MAIL_TEXTS[locale]
  const accounts = orderAccounts(other.bankAccounts, currency).flatMap((account) => [
    { label: labels.bank, value: `${account.bank} (${account.currency})` },
    { label: labels.holder, value: account.holder },
    { label: labels.iban, value: account.iban },
  ])
  return [
    { label: labels.toTransfer, value: amount },
    { label: labels.payUntil, value: capitalise(until, locale) },
    ...accounts,
  ]
}
