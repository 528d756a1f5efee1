'use client'

import type { TourBooking } from '@/lib/basket/booking'
import { type BookingProps, createBookingPart, DeferredBooking } from '../shared/deferred-booking'

const PART = createBookingPart<TourBooking>(() => import('./tour-booking').then((file) => file.TourBooking))

/** `TourBooking`, whose code loads after the page. */
export function DeferredTourBooking(props: BookingProps<TourBooking>) {
  return <DeferredBooking part={PART} {...props} />
}
