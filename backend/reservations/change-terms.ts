import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { toEpoch } from '@/domain/dates/zone'
import { DEFAULT_POLICY, getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { type ItemRow, type ReservationRow, startOf } from './terms'

/**
 * Whether an item may be moved to another date: its product has departures by the hour, and whoever may still cancel
 * for nothing may as well come another day. Only a confirmed reservation is moved; any other is booked anew.
 */
export function isDateOpen(row: ReservationRow, item: ItemRow, zone: string, now: number): boolean {
  if (row.status !== 'active' || !isConfirmed(row) || !hasDepartures(item.kind) || item.time === null) return false
  const end = getFreeCancellationEnd(startOf(item), zone, item.cancellation ?? DEFAULT_POLICY)
  return end !== null && now <= toEpoch(end)
}
