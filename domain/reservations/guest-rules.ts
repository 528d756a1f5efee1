import * as z from 'zod/mini'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { PlainDate } from '@/domain/dates/plain-date'
import { readWrittenDate } from '@/domain/dates/written-date'
import { LONGEST_NAME, type NameFault, noCardNumber, personName } from '@/domain/shared/person-name'
import { RENTED_KINDS } from './agreements'
import type { Guest, Hotel, PaymentMethod } from './schema'

/**
 * The lead guest's details as typed. An empty text is an omitted field. The wire's `guestSchema` accepts every valid
 * form.
 */
export interface GuestForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  identityNumber: string
  address: string
  city: string
  /** ISO 3166, two letters. */
  country: string
  note: string
  hotelName: string
  room: string
  hotelCity: string
  hotelDistrict: string
}

export type GuestField = keyof GuestForm

/** The fault of a field. Its texts are in `checkout.guest.errors`. */
export type GuestFault = NameFault | 'required' | 'email' | 'phone' | 'phoneShort' | 'birthDate' | 'tooLong' | 'taken'

export const EMPTY_GUEST_FORM: GuestForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  identityNumber: '',
  address: '',
  city: '',
  country: '',
  note: '',
  hotelName: '',
  room: '',
  hotelCity: '',
  hotelDistrict: '',
}

export const GUEST_FIELDS = Object.keys(EMPTY_GUEST_FORM) as GuestField[]

/** No shorter number can be called (E.164 national numbers with their country code). */
const FEWEST_PHONE_DIGITS = 8
const PHONE = /^\+?[\d\s()/.-]*$/
const EARLIEST_BIRTH = '1900-01-01'

const fault = (code: GuestFault) => ({ error: code })
const upTo = (length: number) => z.maxLength(length, fault('tooLong'))
const text = (length: number) => z.string().check(z.trim(), upTo(length))
const freeText = (length: number) => text(length).check(noCardNumber)
const requiredText = (length: number) => z.string().check(z.trim(), z.minLength(1, fault('required')), upTo(length))

const name = z
  .string()
  .check(z.trim(), z.minLength(1, { ...fault('required'), abort: true }), upTo(LONGEST_NAME), personName)

/** Fields that only some bookings require. */
export interface GuestNeeds {
  /** The renter of a villa, yacht or car must be identifiable to the authorities. */
  needsIdentity: boolean
  /** The gateway requires the city and country of a card payer. */
  needsPlace: boolean
}

export interface GuestRules extends GuestNeeds {
  /** Today in the tenant's zone: a later birth date is invalid. */
  today: PlainDate
}

interface BookingTerms {
  kinds: readonly BookableKind[]
  paymentMethod: PaymentMethod
  /** Whether nothing is due at booking. */
  isFree: boolean
  /** Whether an agency books; it pays with its own card and address. */
  isByAgency: boolean
}

/** The details that a booking requires of its lead guest in addition to name, e-mail and phone. */
export function getGuestNeeds({ kinds, paymentMethod, isFree, isByAgency }: BookingTerms): GuestNeeds {
  return {
    needsIdentity: kinds.some((kind) => RENTED_KINDS.includes(kind)),
    needsPlace: paymentMethod === 'card' && !isFree && !isByAgency,
  }
}

export function buildGuestSchema({ today, needsIdentity, needsPlace }: GuestRules) {
  const isBirth = (value: string) => {
    const date = readWrittenDate(value)
    return date !== null && date >= EARLIEST_BIRTH && date <= today
  }
  return z.object({
    firstName: name,
    lastName: name,
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { ...fault('required'), abort: true }),
        upTo(254),
        z.email(fault('email')),
        noCardNumber,
      ),
    phone: z.string().check(
      z.trim(),
      z.minLength(1, { ...fault('required'), abort: true }),
      upTo(40),
      z.regex(PHONE, { ...fault('phone'), abort: true }),
      z.refine((value) => value.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS, fault('phoneShort')),
    ),
    birthDate: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isBirth(value), fault('birthDate')),
    ),
    identityNumber: needsIdentity ? requiredText(40).check(noCardNumber) : freeText(40),
    address: freeText(400),
    city: needsPlace ? requiredText(80).check(noCardNumber) : freeText(80),
    country: needsPlace ? requiredText(2) : text(2),
    note: freeText(2000),
    hotelName: freeText(120),
    room: freeText(20),
    hotelCity: freeText(80),
    hotelDistrict: freeText(80),
  })
}

const orNull = (value: string): string | null => (value === '' ? null : value)

/** Converts a valid form. */
export function toGuest(form: GuestForm): Guest {
  const { firstName, lastName, email, phone, birthDate, identityNumber, address, city, country } = form
  return {
    firstName,
    lastName,
    email,
    phone,
    birthDate: readWrittenDate(birthDate),
    identityNumber: orNull(identityNumber),
    address: orNull(address),
    city: orNull(city),
    country: orNull(country),
  }
}

/** Spec 3, `hotel_bilgi`: the guest's hotel, for the pick-up; null if empty. Stored ones may lack a field. */
export function toHotel(fields: Partial<Hotel> | null): Hotel | null {
  const { hotelName = '', room = '', city = '', district = '' } = fields ?? {}
  return hotelName || room || city || district ? { hotelName, room, city, district } : null
}

/** Converts a valid form. */
export const hotelOf = ({
  hotelName,
  room,
  hotelCity: city,
  hotelDistrict: district,
}: Pick<GuestForm, 'hotelName' | 'room' | 'hotelCity' | 'hotelDistrict'>): Hotel | null =>
  toHotel({ hotelName, room, city, district })
