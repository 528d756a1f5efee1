import * as z from 'zod'
import { MAXIMUM_ITEMS } from '@/domain/basket/schema'
import { flightNumberSchema } from '@/domain/catalogue/kinds/transfer/choice'
import { instantSchema } from '@/domain/shared/schema'
import { DETAILS_STATES, ITEM_DETAIL_FIELDS } from './details'
import { referenceSchema } from './reservation-changes-schema'
import { guestSchema, hotelSchema, noteSchema } from './schema'

const ticketNumberSchema = z.string().min(1).max(40)

/** Without the e-mail address, because the links and keys of the booking belong to it. */
const changedGuestSchema = guestSchema.omit({ email: true })

/** As it was stored, under the rules of that time. */
const storedGuestSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  /**
   * A guest with a booking key gets a mask with the last three characters ('••••123'). Sending the mask back leaves the
   * number unchanged.
   */
  identityNumber: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string(),
})

const storedHotelSchema = z.object({ hotelName: z.string(), room: z.string(), city: z.string(), district: z.string() })

/** The details of a reservation that its managers can complete or correct without a change of price, place or date. */
export const reservationDetailsSchema = z.object({
  /**
   * Version of the values below. A change sends it back, so that nobody overwrites a change that they have not seen.
   */
  version: z.string(),
  detailsState: z.enum(DETAILS_STATES),
  /** The last moment for a change of guest, hotel and note; null when no change is possible. */
  editableUntil: instantSchema.nullable(),
  /** Whether a change must not empty the passport number (`needsIdentity`), or city and country (`needsPlace`). */
  needsIdentity: z.boolean(),
  needsPlace: z.boolean(),
  guest: storedGuestSchema,
  hotel: storedHotelSchema.nullable(),
  note: z.string(),
  items: z.array(
    z.object({
      ticketNumber: z.string(),
      /** Whether the service is before its cut-off. */
      editable: z.boolean(),
      /** The fields that apply to the item's kind; the others are null. */
      asks: z.array(z.enum(ITEM_DETAIL_FIELDS)),
      flightNumber: z.string().nullable(),
      returnFlightNumber: z.string().nullable(),
    }),
  ),
})

/**
 * The fields to change. An omitted field stays as it is, so that a value stored under earlier rules does not block a
 * change of another. A field that does not apply to an item is ignored.
 */
export const detailsChangeSchema = z.object({
  reference: referenceSchema,
  version: z.string().min(1).max(80),
  guest: changedGuestSchema.partial().default({}),
  hotel: hotelSchema.partial().nullable().optional(),
  note: noteSchema.optional(),
  items: z
    .array(
      z.object({
        ticketNumber: ticketNumberSchema,
        flightNumber: flightNumberSchema.optional(),
        returnFlightNumber: flightNumberSchema.optional(),
      }),
    )
    .max(MAXIMUM_ITEMS)
    .default([]),
})

export type ReservationDetails = z.infer<typeof reservationDetailsSchema>
