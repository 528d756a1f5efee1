'use client'

import type { YachtBooking } from '@/lib/basket/booking'
import { type BookingProps, createBookingPart, DeferredBooking } from '../shared/deferred-booking'

const PART = createBookingPart<YachtBooking>(() => import('./yacht-booking').then((file) => file.YachtBooking))

/** `YachtBooking`, whose code loads after the page. */
export function DeferredYachtBooking(props: BookingProps<YachtBooking>) {
  return <DeferredBooking part={PART} {...props} />
}
