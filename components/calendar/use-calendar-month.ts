import { useEffect, useState } from 'react'
import { type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { SaleBooking } from '@/lib/basket/booking'
import { useAvailability } from './use-availability'

/**
 * The month that a calendar shows, and its days: that of the chosen day, else of the first day that can be booked, else this one.
 * Nothing is asked for before `isActive`.
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
  // Before anybody has chosen or turned, a month not looked into yet may not be the one to show.
  const isKnown = turned !== null || selected !== null || status === 'ready' || status === 'failed'
  return { availability, isKnown, today, month, setMonth: setTurned, retry: () => void store.request(month) }
}
