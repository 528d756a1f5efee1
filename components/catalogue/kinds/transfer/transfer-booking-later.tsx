'use client'

import type { TransferBooking } from '@/lib/basket/booking'
import { BookingLater, type BookingProps, createBookingPart } from '../shared/booking-later'

const PART = createBookingPart<TransferBooking>(() => import('./transfer-booking').then((file) => file.TransferBooking))

/** `TransferBooking`, whose code comes after the page. */
export function TransferBookingLater(props: BookingProps<TransferBooking>) {
  return <BookingLater part={PART} {...props} />
}
