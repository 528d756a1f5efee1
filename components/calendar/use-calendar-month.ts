import { useEffect, useState } from 'react'
import { type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { SaleBooking } from '@/lib/basket/booking'
import { useAvailability } from './use-availability'

/**
 * The displayed month of a calendar and its availability: the month of the chosen day, else of the first open day, else
 * the current month. Sends no request until `isActive` is true.
 */
export function useCalendarMonth(
  booking: Pick<SaleBooking, 'productId' | 'timeZone'>,
  selected: PlainDate | null,
  isActive: boolean,
) {
  const { availability, store } = useAvailability(booking.productId)
  const [turned, setTurned] = useState<PlainDate | null>(null)
  const today = toLocal(Date.now(), booking.timeZone).date
  const month = turned ?? startOfMonth(selected ?? availability.firstOpen ?? today)

  useEffect(() => {
    if (isActive) void store.request(month)
  }, [isActive, store, month])

  const status = availability.months[month]?.status
  // Until the guest chooses a day or turns the page, the month may change when the first open day becomes known.
  const isKnown = turned !== null || selected !== null || status === 'ready' || status === 'failed'
  return { availability, isKnown, today, month, setMonth: setTurned, retry: () => void store.request(month) }
}
