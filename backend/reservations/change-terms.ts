import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { toEpoch } from '@/domain/dates/zone'
import { DEFAULT_POLICY, getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { type ItemRow, type ReservationRow, startOf } from './terms'

/**
 * Whether an item may be moved to another date. The product must have hourly departures, the reservation must be
 * confirmed and the free cancellation period must still run. An unconfirmed reservation is booked again instead.
 */
export function isDateOpen(row: ReservationRow, item: ItemRow, zone: string, now: number): boolean {
  if (row.status !== 'active' || !isConfirmed(row) || !hasDepartures(item.kind) || item.time === null) return false
  const end = getFreeCancellationEnd(startOf(item), zone, item.cancellation ?? DEFAULT_POLICY)
  return end !== null && now <= toEpoch(end)
}
