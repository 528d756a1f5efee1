import { formatMoment } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { MemberData } from '@/domain/member/schema'
import { type Amount, clampToZero, isZero, minAmount, subtractAmounts, sumAmounts, ZERO } from '@/domain/money/amount'
import { collectorOf } from '@/domain/reservations/collector'
import { isSettled } from '@/domain/reservations/confirmed'
import type { ReservationResult, ReservationSummary } from '@/domain/reservations/schema'
import { type CollectionStatus, type ReservationStatus, toCollectionStatus } from '@/domain/reservations/status'
import { ticketStandingOf } from '@/domain/reservations/ticket-state'
import { commaOf, pickLocalized } from '@/domain/shared/locales'
import { buildItemFacts } from '@/lib/basket/item-facts'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type CroppedFile, getCover, toCroppedFile } from '@/lib/uploads/pictures'
import { showOwn, type ViewContext } from './view-context'

type Item = ReservationSummary['items'][number]

export interface ReservedItemView {
  key: string
  title: string
  /** Picture file, null when the product has none. */
  picture: CroppedFile | null
  when: string
  people: string
  /** What else was chosen; null for nothing. */
  choices: string | null
  /** Null as well while there is no voucher to be had for it. */
  ticket: string | null
}

/** What most want of a reservation, as a way to its page that opens it there; whether it can be done is known there. */
export interface ReservationStep {
  kind: 'voucher' | 'pay' | 'details' | 'cancel'
  label: string
  href: string
}

export interface ReservationView {
  id: number
  bookingNumber: string
  status: ReservationStatus
  collection: CollectionStatus
  /** Whether the operator has yet to confirm it. */
  isRequested: boolean
  booked: string
  items: ReservedItemView[]
  total: string
  /** What was paid and stays. */
  paid: string | null
  /** On its way back. */
  refunding: string | null
  /** Sent back already. */
  refunded: string | null
  dues: { label: string; amount: string }[]
  payUntil: string | null
  steps: ReservationStep[]
}

function buildPeople({ pax }: Item, { counts, locale }: ViewContext): string {
  const bands = [
    ['adults', pax.adult],
    ['children', pax.child],
    ['infants', pax.infant],
  ] as const
  return bands
    .filter(([, count]) => count > 0)
    .map(([band, count]) => counts(band, { count }))
    .join(commaOf(locale))
}

function toItemView(item: Item, isCertain: boolean, context: ViewContext): ReservedItemView {
  const { locale, fallback, t, item: words, vehicles } = context
  const cover = getCover(item.images)
  const { when, length, party, choices } = buildItemFacts(item, { t: words, vehicles, locale })
  return {
    key: item.key,
    title: pickLocalized(item.content, locale, fallback)?.title ?? '',
    picture: cover && toCroppedFile(cover),
    when: length === null ? when : `${when}${commaOf(context.locale)}${length}`,
    people: party ?? (item.kind === 'tour' ? buildPeople(item, context) : ''),
    choices: choices.length === 0 ? null : choices.join(' · '),
    ticket: isCertain && item.ticketNumber ? t('reservations.ticket', { number: item.ticketNumber }) : null,
  }
}

export interface Dues {
  /** Before the trip: the deposit, or all of it. */
  now: string
  later: string
}

/**
 * What is still to be paid, in the currency that is charged; nothing for what is paid, over or cancelled, and for the
 * client of an agency, who pays the agency.
 */
export function getDues(reservation: ReservationSummary & Partial<Pick<ReservationResult, 'bookedBy'>>): Dues {
  const { fixed, paid, reservationStatus, collectionStatus, paymentMethod, bookedBy } = reservation
  if (reservationStatus !== 'active' || collectorOf({ isBookedByAgency: Boolean(bookedBy) }) === 'agency')
    return { now: '0.00', later: '0.00' }
  const rest = clampToZero(subtractAmounts(fixed.totals.grandTotal, paid.amount))
  const isWaiting = toCollectionStatus(collectionStatus) !== 'pending' && paymentMethod !== 'onArrival'
  const now = isWaiting ? minAmount(rest, clampToZero(subtractAmounts(fixed.charged, paid.amount))) : '0.00'
  return { now, later: subtractAmounts(rest, now) }
}

function buildDues(reservation: ReservationSummary, context: ViewContext): ReservationView['dues'] {
  const { fixed, paymentMethod, paymentPlan } = reservation
  const { now, later } = getDues(reservation)
  // The rest beside a deposit is paid on the day; of a full payment something may be left over.
  const isLeftOver = paymentPlan === 'full' && paymentMethod !== 'onArrival'
  const lines = [
    [now, paymentMethod],
    [later, isLeftOver ? 'rest' : 'onArrival'],
  ] as const
  return lines
    .filter(([amount]) => !isZero(amount))
    .map(([amount, label]) => ({
      label: context.t(`reservations.due.${label}`),
      amount: showOwn(amount, fixed.currency, context),
    }))
}

/** In the currency that is charged, as all of the card's sums are; where another was chosen, that one beside it. */
function buildTotal({ chosen, fixed }: ReservationSummary, context: ViewContext): string {
  const total = showOwn(fixed.totals.grandTotal, fixed.currency, context)
  if (chosen.currency === fixed.currency) return total
  return `${total} (${showOwn(chosen.totals.grandTotal, chosen.currency, context)})`
}

function buildSteps(reservation: ReservationSummary, isCertain: boolean, href: string, t: ViewContext['t']) {
  const { now, later } = getDues(reservation)
  const isByCard = reservation.paymentMethod === 'card' && !isZero(now)
  const isBalance = isCertain && isZero(now) && !isZero(later)
  const steps: ReservationStep[] = []
  if (isCertain) steps.push({ kind: 'voucher', label: t('reservations.steps.voucher'), href })
  if (isByCard || isBalance) {
    const label = t(isBalance ? 'reservations.steps.payBalance' : 'reservations.steps.pay')
    steps.push({ kind: 'pay', label, href: `${href}#pay` })
  }
  steps.push({ kind: 'details', label: t('reservations.open'), href })
  if (reservation.reservationStatus === 'active')
    steps.push({ kind: 'cancel', label: t('reservations.steps.cancel'), href: `${href}#cancel` })
  return steps
}

/** What went back of a reservation's money. */
function sumRefunds(bookingNumber: string, collections: MemberData['collections']): Amount {
  const mine = collections.filter((entry) => entry.entry === 'refund' && entry.bookingNumber === bookingNumber)
  return sumAmounts(mine.map(({ amount }) => amount))
}

/** One reservation in the words of its card (design, comps 07), with what the member's payments know of it. */
export function toReservationView(
  reservation: ReservationSummary,
  context: ViewContext,
  collections: MemberData['collections'] = [],
): ReservationView {
  const { t, zone, locale } = context
  const { paid, refunding, payUntil, reservationStatus, collectionStatus, reference } = reservation
  const { fixed, paymentMethod } = reservation
  const money = {
    paymentMethod,
    paidAmount: paid.amount,
    refundingAmount: ZERO,
    chargedAmount: fixed.charged,
    payUntil,
  }
  const standing = { status: reservationStatus, ...money }
  const deadline = paymentMethod === 'onArrival' ? 'reservations.confirmUntil' : 'reservations.payUntil'
  const isWaiting = reservationStatus === 'active' && !isSettled(standing)
  const isCertain = ticketStandingOf({ ...standing, awaitsConfirmation: reservation.awaitsConfirmation }) === 'valid'
  const href = localePath(locale, paths.memberReservation(reference))
  const back = sumRefunds(reservation.bookingNumber, collections)
  return {
    id: reservation.id,
    bookingNumber: reservation.bookingNumber,
    status: reservationStatus,
    collection: toCollectionStatus(collectionStatus),
    isRequested: reservation.awaitsConfirmation && reservationStatus === 'active',
    booked: t('reservations.booked', { date: formatDate(toLocal(reservation.createdAt, zone).date) }),
    items: reservation.items.map((item) => toItemView(item, isCertain, context)),
    total: buildTotal(reservation, context),
    paid: isZero(paid.amount) ? null : showOwn(paid.amount, paid.currency, context),
    refunding: refunding && !isZero(refunding.amount) ? showOwn(refunding.amount, refunding.currency, context) : null,
    refunded: isZero(back) ? null : showOwn(back, paid.currency, context),
    dues: buildDues(reservation, context),
    payUntil: isWaiting && payUntil ? t(deadline, { date: formatMoment(payUntil, zone, locale) }) : null,
    steps: buildSteps(reservation, isCertain, href, t),
  }
}
