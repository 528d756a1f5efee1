import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { capitalise, formatMoment } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type LocalTime, toEpoch } from '@/domain/dates/zone'
import { clampToZero, isZero, subtractAmounts } from '@/domain/money/amount'
import { toDouble } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { commaOf, type Locale, pickLocalized } from '@/domain/shared/locales'
import { formatDay } from '../platform/dates/written-dates'
import { VOUCHER_TEXTS } from '../vouchers/texts'
import { buildClientRows } from './audience'
import { formatMoney } from './frame'
import type { MailContent } from './layout'
import { MAIL_TEXTS } from './texts/all'
import { RESERVATION_MAIL_TEXTS } from './texts/reservation/all'

type Rows = MailContent['rows']
type Item = ReservationResult['items'][number]

interface MeetingPoint {
  title: string
  text: string
}

/** '2 adults, 1 child'; nobody of a band is left out. */
export function peopleOf(pax: Item['pax'], locale: Locale): string {
  const { people } = MAIL_TEXTS[locale]
  const rules = new Intl.PluralRules(locale)
  return (['adult', 'child', 'infant'] as const)
    .filter((band) => pax[band] > 0)
    .map((band) => {
      const forms = people[band]
      return (forms[rules.select(pax[band])] ?? forms.other).replace('{count}', String(pax[band]))
    })
    .join(commaOf(locale))
}

/** DD.MM.YYYY and the hour, where there is one. */
export function whenOf({ date, startTime }: { date: PlainDate; startTime?: LocalTime | null }): string {
  return startTime ? `${formatDay(date)} ${startTime}` : formatDay(date)
}

/**
 * Days and hours as the site says them: within a day, or a night, to the hour at which it ends, else to the last day,
 * with its hour where the traveller is met or brings something back. A ride is told by its departures alone.
 */
export function spanOf(item: ServiceItem): string {
  const { start, end, isWholeDays } = getServiceTimes(item)
  const hasHour = (hour: LocalTime | null) => (isWholeDays ? null : hour)
  const begin = whenOf({ date: start.date, startTime: hasHour(start.time) })
  const { choice, durationDays = 1, endDate, endTime, kind } = item
  if (choice?.kind === 'transfer') {
    const { returnRide } = choice
    return returnRide ? `${begin} / ${whenOf({ date: returnRide.date, startTime: returnRide.time })}` : begin
  }
  const isLong = kind === 'tour' ? durationDays > 1 : endDate !== null && endDate !== item.date
  if (!isLong) return endTime === null || isWholeDays ? begin : `${begin} – ${endTime}`
  const isTimed = kind === 'tour' || kind === 'car'
  return `${begin} – ${whenOf({ date: end.date, startTime: isTimed ? hasHour(end.time) : null })}`
}

/** The place in one line, its name a sentence of its own. */
export function placeOf(point: MeetingPoint | null): string {
  return point ? [point.title, point.text].filter(Boolean).join('. ') : ''
}

/** The same for people; where the traveller chose another currency than is charged, in that one beside it. */
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
