import type { ReactNode } from 'react'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Booking, BookingMap } from '@/lib/basket/booking'
import { BOOKING_PARTS } from './booking-registry'

function buildCalendar<K extends Kind>(kind: K, booking: BookingMap[K], sessions: readonly string[]): ReactNode {
  const Calendar = BOOKING_PARTS[kind].calendar
  return Calendar && <Calendar booking={booking} sessions={sessions} />
}

/** Builds the page calendar of a product; null for kinds without one. `sessions` are the departure times. */
export const buildBookingCalendar = (booking: Booking, sessions: readonly string[]): ReactNode =>
  buildCalendar(booking.kind, booking as BookingMap[typeof booking.kind], sessions)
