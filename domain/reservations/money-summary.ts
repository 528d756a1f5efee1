import { allocate } from '@/domain/money/allocate'
import { type Amount, addAmounts, clampToZero, isZero, minAmount, subtractAmounts, ZERO } from '@/domain/money/amount'
import { collectorOf } from './collector'
import { type DoubleAmount, toDouble } from './double-amount'
import type { ReservationResult, ReservationSummary } from './schema'

/** What the sums follow from; whoever sees a reservation as its booker has no `bookedBy`. */
export type PayableReservation = Pick<
  ReservationSummary,
  'reservationStatus' | 'paymentMethod' | 'paymentPlan' | 'fixed' | 'chosen' | 'fixedRate' | 'chosenRate' | 'paid'
> &
  Partial<Pick<ReservationResult, 'refunding' | 'payUntil' | 'bookedBy'>>

/** Sums of a reservation, each in the chosen currency and in the one that is charged. `paid`, `now` and `later` are the total while it goes on. */
export interface MoneySummary {
  /** False for the client of an agency, who pays the agency: then nothing is paid or open here. */
  isCollected: boolean
  total: DoubleAmount
  /** What came in and stays. */
  paid: DoubleAmount
  /** On its way back to the payer. */
  refunding: DoubleAmount
  /** Still to be paid: `now` and `later` together. */
  open: DoubleAmount
  /** Of what is due at booking, the missing part. */
  now: DoubleAmount
  /** Instant until which `now` is to be paid; null without a deadline. */
  until: string | null
  later: DoubleAmount
  /** When `later` is paid: the rest beside a deposit on the day; what is left over of a full payment before it. */
  laterBy: 'onTheDay' | 'beforeTrip'
  /** Of what is paid on the day, each line's part by its key; lines that owe nothing then are left out. */
  rests: ReadonlyMap<string, DoubleAmount>
}

const NOTHING: DoubleAmount = { chosen: ZERO, fixed: ZERO }

/** A sum that is nothing in the currency that is charged is nothing, whatever rounding left in the other. */
const both = (of: (side: keyof DoubleAmount) => Amount): DoubleAmount =>
  isZero(of('fixed')) ? NOTHING : { chosen: of('chosen'), fixed: of('fixed') }

/** Shared out by what each line owes beside its deposit; where none owes anything by its price. */
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
 * What is paid, open and on its way back, for every page, mail and voucher. Nothing is open of what is over or cancelled. `paid` counts
 * without money that is owed back, as `balanceOf` has it.
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
