'use client'

import type { YachtBooking } from '@/lib/basket/booking'
import { BookingLater, type BookingProps, createBookingPart } from '../shared/booking-later'

const PART = createBookingPart<YachtBooking>(() => import('./yacht-booking').then((file) => file.YachtBooking))

/** `YachtBooking`, whose code comes after the page. */
export function YachtBookingLater(props: BookingProps<YachtBooking>) {
  return <BookingLater part={PART} {...props} />
}
