import type { ReservationFlow } from '@/domain/reservations/draft'
import { EMPTY_GUEST_FORM, GUEST_FIELDS, type GuestForm } from '@/domain/reservations/guest-rules'
import { withoutCardNumber } from '@/domain/shared/card-number'
import { type DraftPatch, NO_RESERVATIONS, type ReservationsState } from './modules/reservations'

/** The details typed at checkout and the accepted agreements. Never contains card data (decisions 7). */
export interface Typed {
  guest: GuestForm
  agreed: boolean
  becomesMember: boolean
}

/** Storage time in hours of personal details, limited to the time a booking takes. */
export const TYPED_HOURS = 24

const LONGEST = 2000

/** Copies known fields only, truncated to the form's limits, so that no other data is stored. */
export function buildTypedPatch({ guest, agreed, becomesMember }: Typed, now: number): DraftPatch {
  const text = (name: keyof GuestForm) => guest[name].slice(0, LONGEST)
  const freeText = (name: keyof GuestForm) => withoutCardNumber(text(name))
  return {
    typedAt: now,
    guest: {
      firstName: freeText('firstName'),
      lastName: freeText('lastName'),
      birthDate: text('birthDate'),
      identityNumber: text('identityNumber'),
      address: freeText('address'),
      city: freeText('city'),
      country: text('country'),
      phone: text('phone'),
      email: text('email'),
    },
    hotel: {
      hotelName: freeText('hotelName'),
      room: freeText('room'),
      city: freeText('hotelCity'),
      district: freeText('hotelDistrict'),
    },
    note: freeText('note'),
    becomesMember,
    distanceSalesAgreement: agreed,
    rentalAgreement: agreed,
  }
}

/** Returns the patch that deletes the details. */
export function buildForgottenPatch(): DraftPatch {
  const { guest, hotel, note, becomesMember, distanceSalesAgreement, rentalAgreement } = NO_RESERVATIONS.basket
  return { typedAt: null, guest, hotel, note, becomesMember, distanceSalesAgreement, rentalAgreement }
}

const isFresh = (typedAt: number | null, now: number): boolean =>
  typedAt !== null && typedAt <= now && now - typedAt < TYPED_HOURS * 3_600_000

/**
 * Returns the details typed for this reservation, otherwise those of the other one, since both have the same guest.
 * Returns null if there are none or they have expired.
 */
export function findTyped(reservations: ReservationsState, flow: ReservationFlow, now: number): Typed | null {
  const other: ReservationFlow = flow === 'basket' ? 'direct' : 'basket'
  const draft = [reservations[flow], reservations[other]].find(({ typedAt }) => isFresh(typedAt, now))
  if (!draft) return null
  const known: Partial<GuestForm> = {
    ...draft.guest,
    note: draft.note,
    hotelName: draft.hotel.hotelName,
    room: draft.hotel.room,
    hotelCity: draft.hotel.city,
    hotelDistrict: draft.hotel.district,
  }
  const guest = Object.fromEntries(GUEST_FIELDS.map((name) => [name, known[name] ?? EMPTY_GUEST_FORM[name]]))
  const { distanceSalesAgreement: agreed, becomesMember } = draft
  return { guest: guest as unknown as GuestForm, agreed, becomesMember }
}

/** Returns true if stored details have expired. */
export function hasStaleTyped({ basket, direct }: ReservationsState, now: number): boolean {
  return [basket, direct].some(({ typedAt }) => typedAt !== null && !isFresh(typedAt, now))
}
