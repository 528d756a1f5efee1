'use client'

import type { CarBooking } from '@/lib/basket/booking'
import { BookingLater, type BookingProps, createBookingPart } from '../shared/booking-later'

const PART = createBookingPart<CarBooking>(() => import('./car-booking').then((file) => file.CarBooking))

/** `CarBooking`, whose code comes after the page. */
export function CarBookingLater(props: BookingProps<CarBooking>) {
  return <BookingLater part={PART} {...props} />
}
