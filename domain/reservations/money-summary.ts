import { allocate } from '@/domain/money/allocate'
import { type Amount, addAmounts, clampToZero, isZero, minAmount, subtractAmounts, ZERO } from '@/domain/money/amount'
import { collectorOf } from './collector'
import { type DoubleAmount, toDouble } from './double-amount'
import type { ReservationResult, ReservationSummary } from './schema'

/** The fields from which the sums are calculated. `bookedBy` is missing when the booker views the reservation. */
export type PayableReservation = Pick<
  ReservationSummary,
  'reservationStatus' | 'paymentMethod' | 'paymentPlan' | 'fixed' | 'chosen' | 'fixedRate' | 'chosenRate' | 'paid'
> &
  Partial<Pick<ReservationResult, 'refunding' | 'payUntil' | 'bookedBy'>>

/**
 * Sums of a reservation, each in the chosen currency and in the currency that is charged. While the reservation is
 * active, `paid`, `now` and `later` add up to the total.
 */
export interface MoneySummary {
  /** False for the client of an agency, who pays the agency: nothing is then paid or open here. */
  isCollected: boolean
  total: DoubleAmount
  /** The amount that was paid, less refunds. */
  paid: DoubleAmount
  /** Refunds that are owed and not sent yet. */
  refunding: DoubleAmount
  /** The unpaid amount: `now` and `later` together. */
  open: DoubleAmount
  /** The missing part of the amount due at booking. */
  now: DoubleAmount
  /** Deadline for `now`; null without a deadline. */
  until: string | null
  later: DoubleAmount
  /**
   * When `later` is paid: on the day for the balance after a deposit, before the trip for the rest of a full payment.
   */
  laterBy: 'onTheDay' | 'beforeTrip'
  /** The part of each line that is paid on the day, by the line's key. Lines without such a part are omitted. */
  rests: ReadonlyMap<string, DoubleAmount>
}

const NOTHING: DoubleAmount = { chosen: ZERO, fixed: ZERO }

/** Zero in the charged currency means zero in both, regardless of rounding in the other. */
const both = (of: (side: keyof DoubleAmount) => Amount): DoubleAmount =>
  isZero(of('fixed')) ? NOTHING : { chosen: of('chosen'), fixed: of('fixed') }

/** Splits the sum by the balance of each line, or by its total if no line has a balance. */
function shareOut(later: DoubleAmount, reservation: PayableReservation): ReadonlyMap<string, DoubleAmount> {
  const partsOf = (side: keyof DoubleAmount): Amount[] => {
    const { lines } = reservation[side]
    if (lines.length === 0) return []
    const balances = lines.map(({ balance }) => balance)
    const isWhole = reservation.paymentMethod === 'onArrival' || balances.every(isZero)
    return allocate(later[side], isWhole ? lines.map(({ total }) => total) : balances)
  }
  const [chosen, fixed] = [partsOf('chosen'), partsOf('fixed')]
  const parts = reservation.fixed.lines.map(({ key }, index) => {
    return [key, { chosen: chosen[index] ?? ZERO, fixed: fixed[index] ?? ZERO }] as const
  })
  return new Map(parts.filter(([, part]) => !isZero(part.fixed)))
}

/**
 * The paid, open and refunding amounts, for every page, email and voucher. Nothing is open after the reservation is
 * over or cancelled. `paid` excludes money that is owed back, as in `balanceOf`.
 */
export function summariseMoney(reservation: PayableReservation): MoneySummary {
  const { fixed, chosen, paymentMethod, paymentPlan, reservationStatus, refunding, payUntil = null } = reservation
  const isCollected = collectorOf({ isBookedByAgency: Boolean(reservation.bookedBy) }) === 'operator'
  const isDueAtBooking = paymentMethod !== 'onArrival'
  const total = { chosen: chosen.totals.grandTotal, fixed: fixed.totals.grandTotal }
  const charged = { chosen: chosen.charged, fixed: fixed.charged }
  const doubleOf = (amount: Amount) => (isZero(amount) ? NOTHING : toDouble(amount, reservation))
  const paid = isCollected ? doubleOf(reservation.paid.amount) : NOTHING
  const lessPaid = (sum: DoubleAmount) => both((side) => clampToZero(subtractAmounts(sum[side], paid[side])))
  const missing = isCollected && reservationStatus === 'active' ? lessPaid(total) : NOTHING
  const missingNow = isDueAtBooking ? lessPaid(charged) : NOTHING
  const now = both((side) => minAmount(missing[side], missingNow[side]))
  const later = both((side) => clampToZero(subtractAmounts(missing[side], now[side])))
  const laterBy = paymentPlan === 'full' && isDueAtBooking ? 'beforeTrip' : 'onTheDay'
  return {
    isCollected,
    total,
    paid,
    refunding: isCollected && refunding ? doubleOf(refunding.amount) : NOTHING,
    open: both((side) => addAmounts(now[side], later[side])),
    now,
    until: isZero(now.fixed) ? null : payUntil,
    later,
    laterBy,
    rests: laterBy === 'onTheDay' ? shareOut(later, reservation) : new Map(),
  }
}
