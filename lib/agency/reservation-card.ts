import type { AgencyReservation } from '@/domain/agency/schema'
import { addAmounts, isZero } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import { localePath } from '@/lib/i18n/locale-path'
import { type ReservationView, toReservationView } from '@/lib/member/reservation-view'
import { showOwn, type ViewContext } from '@/lib/member/view-context'
import { getReservationPath } from '@/lib/paths'

export interface AgencyReservationView {
  reservation: Omit<ReservationView, 'steps'>
  /** Path of the voucher; null for a visitor's own booking, whose voucher only the visitor may open. */
  href: string | null
  client: string
  isOwn: boolean
  /** Gross price, agency discount and net price; null where the guest paid the full price. */
  trade: { gross: string; discount: string; net: string } | null
  /** Null for a reservation that the agency booked itself: it gets the discount and earns no commission. */
  commission: { amount: string; percent: string } | null
}

/** Formats an agency's reservation for its card. Amounts are in the fixed currency, as in the statement. */
export function toAgencyReservationView(row: AgencyReservation, context: ViewContext): AgencyReservationView {
  const { reservation, guest, bookedByAgency, commission, commissionPercent } = row
  const { currency, totals } = reservation.fixed
  const { margin } = agencyMarginOf(reservation.fixed as PricedReservation, reservation.items)
  const show = (amount: string) => showOwn(amount, currency, context)
  const { reference } = reservation
  const { steps: _steps, ...view } = toReservationView({ ...reservation, reference: reference ?? '' }, context)
  return {
    reservation: view,
    href: reference === null ? null : localePath(context.locale, getReservationPath(reference)),
    client: `${guest.firstName} ${guest.lastName}`.trim(),
    isOwn: bookedByAgency,
    trade: isZero(totals.tradeDiscount)
      ? null
      : {
          gross: show(addAmounts(totals.grandTotal, margin)),
          discount: show(`-${margin}`),
          net: show(totals.grandTotal),
        },
    commission: bookedByAgency
      ? null
      : { amount: show(commission), percent: formatPercent(commissionPercent, context.locale) },
  }
}
