import * as z from 'zod/mini'
import { toFlightNumber } from '@/domain/basket/flight-number'
import { formatDate } from '@/domain/dates/plain-date'
import type { RequestOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import type { ItemDetailField } from './details'
import type { ReservationDetails } from './details-schema'
import {
  buildGuestSchema,
  EMPTY_GUEST_FORM,
  type GuestFault,
  type GuestForm,
  type GuestRules,
  toGuest,
} from './guest-rules'

/** The details as typed; the items have the order of the details. */
export interface DetailsForm extends Omit<GuestForm, 'email'> {
  items: Record<ItemDetailField, string>[]
}

/** `flight` is specific to items. The texts of the other faults are in `checkout.guest.errors`. */
export type DetailsFault = GuestFault | 'flight'

const flight = z
  .string()
  .check(z.refine((typed) => toFlightNumber(typed) !== undefined, { error: 'flight' satisfies DetailsFault }))

type Rule = z.ZodMiniType<string, string>

/** Exempts stored texts, so that one stored under earlier rules does not block a change of another. */
const unlessStored = (stored: readonly string[], rule: Rule): Rule =>
  z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      if (stored.includes(typed)) return typed
      const { data = typed, error } = rule.safeParse(typed)
      for (const { message } of error?.issues.slice(0, 1) ?? []) issues.push({ code: 'custom', message, input: typed })
      return data
    }),
  )

/** The rules of the checkout for texts that differ from the stored ones, without the e-mail address. */
export function buildDetailsSchema(rules: GuestRules, { items, ...stored }: DetailsForm) {
  const { email: _email, ...guest } = buildGuestSchema(rules).shape
  const fields = Object.entries(guest).map(([field, rule]) => [field, unlessStored([stored[field as TextField]], rule)])
  const flights = items.flatMap((item) => Object.values(item))
  const ownFlight = unlessStored(flights, flight)
  return z.object({
    ...(Object.fromEntries(fields) as Record<TextField, Rule>),
    items: z.array(z.object({ flightNumber: ownFlight, returnFlightNumber: ownFlight })),
  })
}

type Stored = Pick<ReservationDetails, 'guest' | 'hotel' | 'note' | 'items'>

export function toDetailsForm({ guest, hotel, note, items }: Stored): DetailsForm {
  const { email: _email, ...empty } = EMPTY_GUEST_FORM
  return {
    ...empty,
    firstName: guest.firstName,
    lastName: guest.lastName,
    phone: guest.phone,
    birthDate: guest.birthDate === null ? '' : formatDate(guest.birthDate),
    identityNumber: guest.identityNumber ?? '',
    address: guest.address ?? '',
    city: guest.city ?? '',
    country: guest.country ?? '',
    note,
    hotelName: hotel?.hotelName ?? '',
    room: hotel?.room ?? '',
    hotelCity: hotel?.city ?? '',
    hotelDistrict: hotel?.district ?? '',
    items: items.map(({ flightNumber, returnFlightNumber }) => ({
      flightNumber: flightNumber ?? '',
      returnFlightNumber: returnFlightNumber ?? '',
    })),
  }
}

const readFlight = (typed: string): string | null => toFlightNumber(typed) ?? null

type TextField = Exclude<keyof DetailsForm, 'items'>

/** The entries of a form whose text differs from the stored one, by their wire names. */
function pickChanged<T extends object>(values: T, isChanged: (name: string) => boolean): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name))) as Partial<T>
}

/** The fields that differ from the stored ones. The form must be valid. */
export function toDetailsChange(
  form: DetailsForm,
  stored: Stored,
): Pick<RequestOf<typeof reservationChangeCalls.changeDetails>, 'guest' | 'hotel' | 'note' | 'items'> {
  const before = new Map<string, string>(listDetailTexts(toDetailsForm(stored)))
  const changed = new Set<string>(
    listDetailTexts(form).flatMap(([path, text]) => (before.get(path) === text ? [] : path)),
  )
  const { hotelName, room, hotelCity: city, hotelDistrict: district } = form
  const hotel = pickChanged({ hotelName, room, city, district }, (name) =>
    changed.has(WIRE_PATHS[`hotel.${name}`] ?? name),
  )
  return {
    guest: pickChanged(toGuest({ ...form, email: '' }), (name) => changed.has(name)),
    ...(Object.keys(hotel).length > 0 ? { hotel } : {}),
    ...(changed.has('note') ? { note: form.note } : {}),
    items: stored.items.flatMap(({ ticketNumber }, index) => {
      const { flightNumber = '', returnFlightNumber = '' } = form.items[index] ?? {}
      const flights = { flightNumber: readFlight(flightNumber), returnFlightNumber: readFlight(returnFlightNumber) }
      const own = pickChanged(flights, (name) => changed.has(`items.${index}.${name}`))
      return Object.keys(own).length > 0 ? [{ ticketNumber, ...own }] : []
    }),
  }
}

/** Path of a field: 'hotelName', 'items.0.flightNumber'. */
export type DetailsPath = TextField | `items.${number}.${ItemDetailField}`

/** Every field of a form by its path. */
export function listDetailTexts({ items, ...texts }: DetailsForm): [DetailsPath, string][] {
  return [
    ...(Object.entries(texts) as [TextField, string][]),
    ...items.flatMap((item, index) =>
      Object.entries(item).map(
        ([field, text]) => [`items.${index}.${field as ItemDetailField}`, text] satisfies [DetailsPath, string],
      ),
    ),
  ]
}

const WIRE_PATHS: Readonly<Record<string, TextField>> = { 'hotel.city': 'hotelCity', 'hotel.district': 'hotelDistrict' }

/** The form field for a path of the request; null for none. */
export function toDetailsPath(path: string): DetailsPath | null {
  if (/^items\.\d+\.\w+$/.test(path)) return path as DetailsPath
  const own = WIRE_PATHS[path] ?? path.replace(/^(guest|hotel)\./, '')
  return own !== 'email' && own in EMPTY_GUEST_FORM ? (own as DetailsPath) : null
}

export interface MergedDetails {
  /** Fields that the user has not edited and another user has changed, with the new text. */
  taken: [DetailsPath, string][]
  /** Fields that both have changed, with the stored text. The form keeps the typed text. */
  conflicts: [DetailsPath, string][]
}

/** Merges a form with details that others have changed in the meantime. No typed text is lost. */
export function mergeDetails(base: DetailsForm, typed: DetailsForm, latest: DetailsForm): MergedDetails {
  const before = new Map(listDetailTexts(base))
  const own = new Map(listDetailTexts(typed))
  const changed = listDetailTexts(latest).filter(([path, text]) => before.get(path) !== text && own.get(path) !== text)
  const isUntouched = ([path]: [DetailsPath, string]) => own.get(path) === before.get(path)
  return { taken: changed.filter(isUntouched), conflicts: changed.filter((entry) => !isUntouched(entry)) }
}
