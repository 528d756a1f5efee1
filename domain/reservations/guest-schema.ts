import * as z from 'zod'
import { basketItemSchema } from '@/domain/basket/schema'
import { instantSchema } from '@/domain/shared/schema'
import { reservationSummarySchema } from './schema'

/** Rights of an account, or of the key of an emailed link, on a reservation: none, read only, or read and change. */
export const RESERVATION_RIGHTS = ['none', 'view', 'manage'] as const

export type ReservationRights = (typeof RESERVATION_RIGHTS)[number]

export const bookingEnquirySchema = z.object({
  bookingNumber: z.string().trim().min(1).max(40),
  emailOrSurname: z.string().trim().min(1).max(254),
})

/**
 * The public state of a reservation, for a person who knows its number and a name. It contains no reference, person,
 * ticket or amount.
 */
export const bookingStateSchema = reservationSummarySchema
  .pick({ bookingNumber: true, reservationStatus: true, collectionStatus: true, awaitsConfirmation: true })
  .extend({
    items: z.array(
      basketItemSchema.pick({
        kind: true,
        content: true,
        date: true,
        endDate: true,
        session: true,
        startTime: true,
        endTime: true,
        durationDays: true,
        durationMinutes: true,
      }),
    ),
  })

export const openBookingSchema = z.object({ linkToken: z.string().min(20).max(600) })

/** `bookingKey` authenticates the guest in the header `x-booking-keys`, until `expiresAt`. */
export const openedBookingSchema = z.object({
  bookingKey: z.string(),
  expiresAt: instantSchema,
  reference: z.string(),
})

export type BookingState = z.infer<typeof bookingStateSchema>
