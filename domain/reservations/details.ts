import { rideOf } from '@/domain/basket/choice-of'
import type { BasketItem } from '@/domain/basket/schema'
import { getServiceInstants, type ServiceItem } from '@/domain/basket/service-times'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import { toLocal } from '@/domain/dates/zone'
import { hasEnded } from './ended'
import { type GuestNeeds, getGuestNeeds } from './guest-rules'
import type { Guest, Hotel, PaymentMethod } from './schema'
import { endOfSale } from './transfer-deadline'

/** Details of a single item of a reservation. The item's kind determines which of them apply. */
export const ITEM_DETAIL_FIELDS = ['flightNumber', 'returnFlightNumber'] as const

export type ItemDetailField = (typeof ITEM_DETAIL_FIELDS)[number]
export type ItemDetails = Record<ItemDetailField, string | null>

/** The lead guest without the e-mail address, to which the links and keys of the booking belong. */
export type DetailsGuest = Omit<Guest, 'email' | 'city' | 'country'> & { city: string | null; country: string | null }

export interface DetailValues {
  guest: DetailsGuest
  /** Null where all its fields are empty. */
  hotel: Hotel | null
  note: string
  items: readonly (ItemDetails & { ticketNumber: string })[]
}

/**
 * `open`: something can be changed. `closed`: every item has passed the cut-off of its product. `ended`: all booked
 * services are over.
 */
export const DETAILS_STATES = ['open', 'closed', 'ended', 'cancelled'] as const

export type DetailsState = (typeof DETAILS_STATES)[number]

type Item = Pick<BasketItem, 'choice'>

interface ItemDetail {
  isAsked(item: Item): boolean
  read(item: Item): string | null
  write<I extends Item>(item: I, value: string | null): I
}

const ITEM_DETAILS: Record<ItemDetailField, ItemDetail> = {
  flightNumber: {
    isAsked: ({ choice }) => rideOf(choice) !== null,
    read: ({ choice }) => rideOf(choice)?.flightNumber ?? null,
    write(item, flightNumber) {
      const ride = rideOf(item.choice)
      return ride ? { ...item, choice: { ...ride, flightNumber } } : item
    },
  },
  returnFlightNumber: {
    isAsked: ({ choice }) => (rideOf(choice)?.returnRide ?? null) !== null,
    read: ({ choice }) => rideOf(choice)?.returnRide?.flightNumber ?? null,
    write(item, flightNumber) {
      const ride = rideOf(item.choice)
      return ride?.returnRide
        ? { ...item, choice: { ...ride, returnRide: { ...ride.returnRide, flightNumber } } }
        : item
    },
  },
}

export const listAskedDetails = (item: Item): ItemDetailField[] =>
  ITEM_DETAIL_FIELDS.filter((field) => ITEM_DETAILS[field].isAsked(item))

export function readItemDetails(item: Item): ItemDetails {
  const entries = ITEM_DETAIL_FIELDS.map((field) => [field, ITEM_DETAILS[field].read(item)])
  return Object.fromEntries(entries) as ItemDetails
}

/** Returns the item with new details, or unchanged if they do not apply to its kind. */
export function writeItemDetails<I extends Item>(item: I, details: ItemDetails): I {
  return ITEM_DETAIL_FIELDS.reduce((written, field) => ITEM_DETAILS[field].write(written, details[field]), item)
}

export interface BookedService {
  item: ServiceItem
  /** Cut-off of the product, in minutes before the start. */
  cutoffMinutes: number
}

/**
 * The last moment at which the details of an item can be changed, in epoch milliseconds: its start minus the cut-off.
 */
export function getDetailsEnd({ item, cutoffMinutes }: BookedService, zone: string): number {
  return endOfSale([{ startsAt: getServiceInstants(item, zone).startsAt, cutoffMinutes }])
}

interface DetailsMoment {
  /** Status word of the reservation's row. */
  status: string
  services: readonly BookedService[]
  zone: string
  now: number
}

/** Whether guest, hotel and note can be changed: while at least one item is before its cut-off. */
export function getDetailsState({ status, services, zone, now }: DetailsMoment): DetailsState {
  if (status !== 'active' && status !== 'closed') return 'cancelled'
  const items = services.map(({ item }) => item)
  if (status === 'closed' || hasEnded(items, toLocal(now, zone))) return 'ended'
  return services.some((service) => now <= getDetailsEnd(service, zone)) ? 'open' : 'closed'
}

interface Booked {
  kinds: readonly BookableKind[]
  paymentMethod: PaymentMethod
  isFree: boolean
  isByAgency: boolean
  guest: DetailsGuest
}

const isFilled = (text: string | null): boolean => text !== null && text !== ''

/**
 * The fields that a change must not empty: those that the booking required and that have a value. A booking made
 * through the API, or before a field existed, may lack one; its other fields can still be changed.
 */
export function getDetailsNeeds({ guest, ...terms }: Booked): GuestNeeds {
  const { needsIdentity, needsPlace } = getGuestNeeds(terms)
  return {
    needsIdentity: needsIdentity && isFilled(guest.identityNumber),
    needsPlace: needsPlace && isFilled(guest.city) && isFilled(guest.country),
  }
}

/** Names of the required fields that a change would empty. */
export function findEmptied({ needsIdentity, needsPlace }: GuestNeeds, guest: DetailsGuest): (keyof DetailsGuest)[] {
  const needed = [
    ...(needsIdentity ? (['identityNumber'] as const) : []),
    ...(needsPlace ? (['city', 'country'] as const) : []),
  ]
  return needed.filter((field) => !isFilled(guest[field]))
}

const MASK = '••••'
/** The last characters of a shorter number would reveal too much of it. */
const FEWEST_MASKED = 7

/** A passport number as shown to a guest with a link: its last three characters, or none if it is short. */
export function maskIdentity(number: string | null): string | null {
  if (!isFilled(number) || number === null) return number
  return number.length < FEWEST_MASKED ? MASK : `${MASK}${number.slice(-3)}`
}

/** Whether a number is a mask or an edited mask, which must not be stored. */
export const isMaskedIdentity = (number: string | null): boolean => number?.includes('•') ?? false

/** Groups by which the history and emails describe a change. Neither the history nor a job contains the values. */
export const DETAIL_GROUPS = ['name', 'phone', 'birthDate', 'identity', 'address', 'hotel', 'flight', 'note'] as const

export type DetailGroup = (typeof DETAIL_GROUPS)[number]

const GROUPS: Record<DetailGroup, (values: DetailValues) => unknown> = {
  name: ({ guest }) => [guest.firstName, guest.lastName],
  phone: ({ guest }) => guest.phone,
  birthDate: ({ guest }) => guest.birthDate,
  identity: ({ guest }) => guest.identityNumber,
  address: ({ guest }) => [guest.address, guest.city, guest.country],
  hotel: ({ hotel }) => hotel && [hotel.hotelName, hotel.room, hotel.city, hotel.district],
  flight: ({ items }) => items.map(({ flightNumber, returnFlightNumber }) => [flightNumber, returnFlightNumber]),
  note: ({ note }) => note,
}

/** The changed groups; empty for equal details. Both must contain the same items in the same order. */
export function listChangedDetails(before: DetailValues, after: DetailValues): DetailGroup[] {
  const write = (group: DetailGroup, values: DetailValues) => JSON.stringify(GROUPS[group](values))
  return DETAIL_GROUPS.filter((group) => write(group, before) !== write(group, after))
}

/** Serialises all values; equal details give the same text. The version is derived from it. */
export const writeDetails = (values: DetailValues): string =>
  JSON.stringify([
    DETAIL_GROUPS.map((group) => GROUPS[group](values)),
    values.items.map(({ ticketNumber }) => ticketNumber),
  ])

/** Whether the voucher shows one of the groups, so that a change issues a new voucher. */
export const isOnVoucher = (groups: readonly DetailGroup[]): boolean => groups.includes('name')
