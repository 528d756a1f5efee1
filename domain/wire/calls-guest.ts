import * as z from 'zod'
import {
  bookingEnquirySchema,
  bookingStateSchema,
  openBookingSchema,
  openedBookingSchema,
} from '@/domain/reservations/guest-schema'
import { referenceSchema } from '@/domain/reservations/reservation-changes-schema'
import { call } from './call'

/** Access to a reservation for guests without an account; see calls.ts. */
export const guestCalls = {
  enquireBooking: call({
    method: 'GET',
    path: '/rezervasyon-sorgula-get',
    summary: 'State of a reservation by its number and the e-mail or surname; unknown and wrong look alike',
    access: 'public',
    errors: ['notFound', 'tooManyRequests'],
    request: bookingEnquirySchema,
    response: bookingStateSchema,
  }),
  sendBookingLink: call({
    method: 'POST',
    path: '/rezervasyon-baglanti-post',
    summary: 'Mail a link that opens the reservation for 24 hours, to the address that it was booked with and no other',
    access: 'public',
    errors: ['notFound', 'tooManyRequests'],
    request: bookingEnquirySchema,
    response: z.object({ sent: z.boolean() }),
  }),
  openBooking: call({
    method: 'POST',
    path: '/rezervasyon-ac-post',
    summary: 'Exchange the token of a mailed link for a key that acts for the guest of this reservation for 30 days',
    access: 'public',
    errors: ['linkInvalid', 'tooManyRequests'],
    request: openBookingSchema,
    response: openedBookingSchema,
  }),
  endBookingAccess: call({
    method: 'POST',
    path: '/rezervasyon-erisim-bitir-post',
    summary: 'End every key of the reservation and every link that was mailed until now',
    access: 'owner',
    errors: ['notFound'],
    request: z.object({ reference: referenceSchema }),
    response: z.object({ released: z.boolean() }),
  }),
}
