'use client'

import type { CarBooking } from '@/lib/basket/booking'
import { type BookingProps, createBookingPart, DeferredBooking } from '../shared/deferred-booking'

const PART = createBookingPart<CarBooking>(() => import('./car-booking').then((file) => file.CarBooking))

/** `CarBooking`, whose code loads after the page. */
export function DeferredCarBooking(props: BookingProps<CarBooking>) {
  return <DeferredBooking part={PART} {...props} />
}
