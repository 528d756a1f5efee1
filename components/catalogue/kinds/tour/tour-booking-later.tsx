'use client'

import type { TourBooking } from '@/lib/basket/booking'
import { BookingLater, type BookingProps, createBookingPart } from '../shared/booking-later'

const PART = createBookingPart<TourBooking>(() => import('./tour-booking').then((file) => file.TourBooking))

/** `TourBooking`, whose code comes after the page. */
export function TourBookingLater(props: BookingProps<TourBooking>) {
  return <BookingLater part={PART} {...props} />
}
