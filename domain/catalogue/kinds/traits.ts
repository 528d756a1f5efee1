import type { BookableKind, EnquiryKind, Kind } from './kinds'

/**
 * The stock that a booking takes: seats of a departure, a unit for whole days, or vehicles of a class on a day. Kinds
 * that are sold by enquiry take none.
 */
export type StockShape = 'departures' | 'units' | 'vehicles' | 'none'

/** Properties of a kind. Plain values without imports, because the browser loads them too. */
export interface KindTraits {
  stock: StockShape
  /** Sold by the night: guests leave on the last day, which is not taken, and may arrive at any hour after check-in. */
  sellsNights: boolean
  /** Whether guests sleep there; `overnight` only if the booking covers more than one day. */
  sleeps: 'always' | 'overnight' | 'never'
}

/** Every bookable kind has stock; no other kind has. */
interface TraitsOf<K extends Kind> extends KindTraits {
  stock: K extends BookableKind ? Exclude<StockShape, 'none'> : 'none'
}

export const KIND_TRAITS = {
  tour: { stock: 'departures', sellsNights: false, sleeps: 'never' },
  yacht: { stock: 'units', sellsNights: false, sleeps: 'overnight' },
  villa: { stock: 'units', sellsNights: true, sleeps: 'always' },
  car: { stock: 'units', sellsNights: false, sleeps: 'never' },
  transfer: { stock: 'vehicles', sellsNights: false, sleeps: 'never' },
  wedding: { stock: 'none', sellsNights: false, sleeps: 'never' },
  health: { stock: 'none', sellsNights: false, sleeps: 'never' },
} as const satisfies { [K in Kind]: TraitsOf<K> }

const traitsOf = (kind: Kind): KindTraits => KIND_TRAITS[kind]

/** Sold by the seat of a departure with a start time. */
export const hasDepartures = (kind: Kind): boolean => traitsOf(kind).stock === 'departures'
/** Let as a whole unit for whole days. */
export const isLet = (kind: Kind): boolean => traitsOf(kind).stock === 'units'
/** Sold per vehicle and ride. */
export const isRide = (kind: Kind): boolean => traitsOf(kind).stock === 'vehicles'
/** Sold by enquiry: without a calendar and without stock. */
export const isByEnquiry = (kind: Kind): kind is EnquiryKind => traitsOf(kind).stock === 'none'
export const isBookable = (kind: Kind): kind is BookableKind => !isByEnquiry(kind)
export const sellsNights = (kind: Kind): boolean => traitsOf(kind).sellsNights
export const sleepsOf = (kind: Kind): KindTraits['sleeps'] => traitsOf(kind).sleeps
