'use client'

import type { VillaBooking } from '@/lib/basket/booking'
import { type BookingProps, createBookingPart, DeferredBooking } from '../shared/deferred-booking'

const PART = createBookingPart<VillaBooking>(() => import('./villa-booking').then((file) => file.VillaBooking))

/** `VillaBooking`, whose code loads after the page. */
export function DeferredVillaBooking(props: BookingProps<VillaBooking>) {
  return <DeferredBooking part={PART} {...props} />
}
