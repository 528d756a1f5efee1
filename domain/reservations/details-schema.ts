import * as z from 'zod'
import { MAXIMUM_ITEMS } from '@/domain/basket/schema'
import { flightNumberSchema } from '@/domain/catalogue/kinds/transfer/choice'
import { instantSchema } from '@/domain/shared/schema'
import { DETAILS_STATES, ITEM_DETAIL_FIELDS } from './details'
import { referenceSchema } from './reservation-changes-schema'
import { guestSchema, hotelSchema, noteSchema } from './schema'

const ticketNumberSchema = z.string().min(1).max(40)

/** The e-mail address is left out: the links and keys of the booking belong to it. */
const changedGuestSchema = guestSchema.omit({ email: true })

/** As it was stored, by rules of its time. */
const storedGuestSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  /** For a guest with a booking key only a mask with its last three characters ('••••123'), which leaves it as it is when sent back. */
  identityNumber: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string(),
})

const storedHotelSchema = z.object({ hotelName: z.string(), room: z.string(), city: z.string(), district: z.string() })

/** What somebody who may manage a reservation can complete or correct without another price, place or date. */
export const reservationDetailsSchema = z.object({
  /** Of the values below; goes back with a change, so that nobody overwrites what they have not seen. */
  version: z.string(),
  detailsState: z.enum(DETAILS_STATES),
  /** The last moment for a change of guest, hotel and note; null where none is possible. */
  editableUntil: instantSchema.nullable(),
  /** Whether the passport number, and city with country, must not be emptied. */
  needsIdentity: z.boolean(),
  needsPlace: z.boolean(),
  guest: storedGuestSchema,
  hotel: storedHotelSchema.nullable(),
  note: z.string(),
  items: z.array(
    z.object({
      ticketNumber: z.string(),
      /** Whether the service has not reached its cut-off. */
      editable: z.boolean(),
      /** The fields that its kind asks for; the others are null. */
      asks: z.array(z.enum(ITEM_DETAIL_FIELDS)),
      flightNumber: z.string().nullable(),
      returnFlightNumber: z.string().nullable(),
    }),
  ),
})

/**
 * The fields that change: one that is left out stays as it is, so that a value which was stored by former rules blocks no other. A
 * field that an item does not ask for is ignored.
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
