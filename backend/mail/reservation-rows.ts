import { capitalise, formatMoment } from '@/domain/dates/day-words'
import { toEpoch } from '@/domain/dates/zone'
import { clampToZero, isZero, subtractAmounts } from '@/domain/money/amount'
import { toDouble } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { MAIL_TEXTS, RESERVATION_MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { type MeetingPoint, peopleOf, placeOf, spanOf } from '../formatting/booked-item'
import { formatMoney } from '../formatting/money'
import { buildClientRows } from './audience'
import type { MailContent } from './layout'

type Rows = MailContent['rows']
type Item = ReservationResult['items'][number]

/** What is still to be paid, for people; where the traveller chose another currency than is charged, in that one beside it. */
export function writeOpen(result: ReservationResult, settings: Settings): string {
  const { chosen, fixed, locale, paid } = result
  const amount = clampToZero(subtractAmounts(fixed.totals.grandTotal, paid.amount))
  const open = formatMoney(settings, amount, fixed.currency, locale)
  if (chosen.currency === fixed.currency || isZero(amount)) return open
  const rest = clampToZero(subtractAmounts(chosen.totals.grandTotal, toDouble(paid.amount, result).chosen))
  return `${open} (${formatMoney(settings, rest, chosen.currency, locale)})`
}

export interface RowContext {
  settings: Settings
  /** The tenant's time zone. */
  zone: string
  /** Milliseconds since 1970. */
  now: number
  meetingPointOf: (productId: number) => MeetingPoint | null
  /** Whether the places are theirs: a ticket lets somebody aboard. */
  isCertain: boolean
  /** Whether the mail goes to whoever booked: a place to be picked up at is what they typed. */
  isProven: boolean
  /** Whether the operator has yet to say so: until then everything comes back. */
  isRequested: boolean
  /** In the place of the total, for an agency. */
  totalRows?: Rows
}

/** Where to be, and until when one may change one's mind; nothing of what is over. */
function buildPlaceRows(
  item: Item,
  locale: Locale,
  { zone, now, meetingPointOf, isProven, isRequested }: RowContext,
): Rows {
  const { labels } = RESERVATION_MAIL_TEXTS[locale]
  const words = VOUCHER_TEXTS[locale]
  const point = meetingPointOf(item.productId)
  const place = item.pickupPlace
    ? isProven
      ? [{ label: words.pickup, value: item.pickupPlace }]
      : []
    : point
      ? [{ label: words.meetingPoint, value: placeOf(point) }]
      : []
  if (item.freeUntil === null) {
    const value = isRequested ? labels.freeUntilConfirmed : labels.notFree
    return [...place, { label: labels.cancellation, value }]
  }
  if (toEpoch(item.freeUntil) <= now) return place
  return [...place, { label: labels.freeUntil, value: capitalise(formatMoment(item.freeUntil, zone, locale), locale) }]
}

/** The total, what is paid and what is open; the client of an agency pays the agency. */
function buildMoneyRows(result: ReservationResult, { settings, totalRows }: RowContext): Rows {
  const { locale, fixed, paid, refunding, bookedBy } = result
  const { labels } = MAIL_TEXTS[locale]
  const money = (amount: string) => formatMoney(settings, amount, fixed.currency, locale)
  const total = totalRows ?? [{ label: labels.total, value: money(fixed.totals.grandTotal) }]
  if (bookedBy) return [...total, ...buildClientRows(bookedBy, locale)]
  const isOpen = result.reservationStatus !== 'cancelled'
  return [
    ...total,
    { label: labels.paid, value: money(paid.amount) },
    ...(refunding && !isZero(refunding.amount) ? [{ label: labels.refunding, value: money(refunding.amount) }] : []),
    ...(isOpen ? [{ label: labels.due, value: writeOpen(result, settings) }] : []),
  ]
}

/** Number, items with their tickets and places, and the money; a cancelled reservation owes nothing. */
export function buildReservationRows(result: ReservationResult, context: RowContext): Rows {
  const { settings } = context
  const { locale } = result
  const isOpen = result.reservationStatus !== 'cancelled'
  const fallback = settings.language.default
  const texts = MAIL_TEXTS[locale]
  const items = result.items.flatMap((item) => [
    {
      label: pickLocalized(item.content, locale, fallback)?.title ?? item.kind,
      value: `${spanOf(item)} · ${peopleOf(item.pax, locale)}`,
    },
    ...(context.isCertain && item.ticketNumber ? [{ label: texts.labels.ticket, value: item.ticketNumber }] : []),
    ...(isOpen ? buildPlaceRows(item, locale, context) : []),
  ])
  return [{ label: texts.labels.booking, value: result.bookingNumber }, ...items, ...buildMoneyRows(result, context)]
}

/** Where to transfer what, by when; the accounts in the currency of the price first. */
export function buildTransferRows(other: OtherSettings, locale: Locale, amount: string, until: string): Rows {
  const { labels } = RESERVATION_MAIL_TEXTS[locale]
  const accounts = other.bankAccounts.flatMap((account) => [
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
