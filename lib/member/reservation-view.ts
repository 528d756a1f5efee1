import { formatMoment } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { MemberData } from '@/domain/member/schema'
import { type Amount, isZero, sumAmounts } from '@/domain/money/amount'
import { isSettled } from '@/domain/reservations/confirmed'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { type CollectionStatus, type ReservationStatus, toCollectionStatus } from '@/domain/reservations/status'
import { ticketStandingOf } from '@/domain/reservations/ticket-state'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type ReservedItemView, standingOf, toReservedItems } from './reserved-items'
import { showBoth, showOwn, type ViewContext } from './view-context'

/**
 * A frequent action, as a link that opens it on the reservation's page. That page checks whether the action is allowed.
 */
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
  /** Whether the operator still has to confirm the reservation. */
  isRequested: boolean
  booked: string
  items: ReservedItemView[]
  total: string
  /** The amount paid, without refunds. */
  paid: string | null
  /** The amount of pending refunds. */
  refunding: string | null
  /** The amount of completed refunds. */
  refunded: string | null
  dues: { label: string; amount: string }[]
  payUntil: string | null
  steps: ReservationStep[]
}

function buildDues(
  { fixed, paymentMethod }: ReservationSummary,
  { now, later, laterBy }: MoneySummary,
  context: ViewContext,
): ReservationView['dues'] {
  const lines = [
    [now.fixed, paymentMethod],
    [later.fixed, laterBy === 'beforeTrip' ? 'rest' : 'onArrival'],
  ] as const
  return lines
    .filter(([amount]) => !isZero(amount))
    .map(([amount, label]) => ({
      label: context.t(`reservations.due.${label}`),
      amount: showOwn(amount, fixed.currency, context),
    }))
}

function buildSteps(
  reservation: ReservationSummary,
  { now, later }: MoneySummary,
  isCertain: boolean,
  { t, locale }: ViewContext,
) {
  const href = localePath(locale, paths.memberReservation(reservation.reference))
  const isByCard = reservation.paymentMethod === 'card' && !isZero(now.fixed)
  const isBalance = isCertain && isZero(now.fixed) && !isZero(later.fixed)
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

/** Sum of a reservation's refunds. */
function sumRefunds(bookingNumber: string, collections: MemberData['collections']): Amount {
  const mine = collections.filter((entry) => entry.entry === 'refund' && entry.bookingNumber === bookingNumber)
  return sumAmounts(mine.map(({ amount }) => amount))
}

/** The view of a reservation card (design, comps 07), with the member's payments for it. */
export function toReservationView(
  reservation: ReservationSummary,
  context: ViewContext,
  collections: MemberData['collections'] = [],
): ReservationView {
  const { t, zone, locale } = context
  const { paid, payUntil, reservationStatus, collectionStatus, fixed, paymentMethod } = reservation
  const standing = standingOf(reservation)
  const deadline = paymentMethod === 'onArrival' ? 'reservations.confirmUntil' : 'reservations.payUntil'
  const isWaiting = reservationStatus === 'active' && !isSettled(standing)
  const isCertain = ticketStandingOf(standing) === 'valid'
  const sums = summariseMoney(reservation)
  const showSum = ({ fixed: sum }: DoubleAmount) => (isZero(sum) ? null : showOwn(sum, fixed.currency, context))
  const back = sumRefunds(reservation.bookingNumber, collections)
  return {
    id: reservation.id,
    bookingNumber: reservation.bookingNumber,
    status: reservationStatus,
    collection: toCollectionStatus(collectionStatus),
    isRequested: reservation.awaitsConfirmation && reservationStatus === 'active',
    booked: t('reservations.booked', { date: formatDate(toLocal(reservation.createdAt, zone).date) }),
    items: toReservedItems(reservation, context),
    total: showBoth(sums.total, reservation, context),
    paid: showSum(sums.paid),
    refunding: showSum(sums.refunding),
    refunded: isZero(back) ? null : showOwn(back, paid.currency, context),
    dues: buildDues(reservation, sums, context),
    payUntil: isWaiting && payUntil ? t(deadline, { date: formatMoment(payUntil, zone, locale) }) : null,
    steps: buildSteps(reservation, sums, isCertain, context),
  }
}
