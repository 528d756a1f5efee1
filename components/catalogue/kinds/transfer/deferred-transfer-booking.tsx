'use client'

import type { TransferBooking } from '@/lib/basket/booking'
import { type BookingProps, createBookingPart, DeferredBooking } from '../shared/deferred-booking'

const PART = createBookingPart<TransferBooking>(() => import('./transfer-booking').then((file) => file.TransferBooking))

/** `TransferBooking`, whose code loads after the page. */
export function DeferredTransferBooking(props: BookingProps<TransferBooking>) {
  return <DeferredBooking part={PART} {...props} />
}
