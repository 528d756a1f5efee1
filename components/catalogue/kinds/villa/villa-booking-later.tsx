'use client'

import type { VillaBooking } from '@/lib/basket/booking'
import { BookingLater, type BookingProps, createBookingPart } from '../shared/booking-later'

const PART = createBookingPart<VillaBooking>(() => import('./villa-booking').then((file) => file.VillaBooking))

/** `VillaBooking`, whose code comes after the page. */
export function VillaBookingLater(props: BookingProps<VillaBooking>) {
  return <BookingLater part={PART} {...props} />
}
