import type { ReservationFlow } from '@/domain/reservations/draft'
import { EMPTY_GUEST_FORM, GUEST_FIELDS, type GuestForm } from '@/domain/reservations/guest-rules'
import { withoutCardNumber } from '@/domain/shared/card-number'
import { type DraftPatch, NO_RESERVATIONS, type ReservationsState } from './modules/reservations'

/** What was typed at checkout and agreed to. A card has no place in it (decisions 7). */
export interface Typed {
  guest: GuestForm
  agreed: boolean
  becomesMember: boolean
}

/** Personal details lie in a browser no longer than a booking takes. */
export const TYPED_HOURS = 24

const LONGEST = 2000

/** Field by field and never longer than the form takes, so that nothing else can come along. */
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

/** Forgets it again. */
export function buildForgottenPatch(): DraftPatch {
  const { guest, hotel, note, becomesMember, distanceSalesAgreement, rentalAgreement } = NO_RESERVATIONS.basket
  return { typedAt: null, guest, hotel, note, becomesMember, distanceSalesAgreement, rentalAgreement }
}

const isFresh = (typedAt: number | null, now: number): boolean =>
  typedAt !== null && typedAt <= now && now - typedAt < TYPED_HOURS * 3_600_000

/** What was typed for this reservation, else for the other one: it is the same person. Null when nothing was, or long ago. */
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

/** Whether something lies there that has outlived its time. */
export function hasStaleTyped({ basket, direct }: ReservationsState, now: number): boolean {
  return [basket, direct].some(({ typedAt }) => typedAt !== null && !isFresh(typedAt, now))
}
