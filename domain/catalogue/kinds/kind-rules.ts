import type { Period } from '@/domain/availability/stay-period'
import type { PricedDays, StayRules } from '@/domain/availability/stay-types'
import type { PartyRule } from '@/domain/basket/party'
import type { BasketItem, Problem, Selection } from '@/domain/basket/schema'
import type { PricingMode } from '@/domain/catalogue/shared/schema'
import type { KindParts } from '@/domain/pricing/kind-parts'
import type { Vehicle } from './transfer/details'

/** Stock in seats of departures. */
export interface DepartureStock {
  shape: 'departures'
  /** Maximum number of people of all parties of a departure by its licence; null where its seats are the limit. */
  licensedCapacity: number | null
  /** Days that a departure takes. An extra per day is charged for each of them. */
  days: number
}

/** Stock in units, each let as a whole to one party at a time. */
export interface UnitStock {
  shape: 'units'
  rules: StayRules
  /** True for a unit that is let for a day: a search over several days needs only one free day. */
  isDayOut: boolean
  /**
   * The days that are taken and those that are paid for. Null for a stay without a required end, or with an end before
   * its start.
   */
  getPeriod(asked: Pick<Selection, 'date' | 'endDate' | 'choice'>): Period | null
  /** Null where the choice lacks a field that the price depends on. */
  buildParts(choice: Selection['choice'], days: readonly PricedDays[], pricing: PricingMode): KindParts | null
}

/** Stock in vehicles: a number of each class per day. */
export interface VehicleStock {
  shape: 'vehicles'
  vehicles: readonly Vehicle[]
}

/** No stock: sold by enquiry. */
export interface NoStock {
  shape: 'none'
}

export type Stock = DepartureStock | UnitStock | VehicleStock | NoStock

export interface ChoiceProblem {
  problem: Problem
  limit: number | null
}

/** Data of the price list beyond the details of the kind. */
export interface PriceList {
  /** The age from which a person pays as a child. */
  childFrom: number
}

export type Chosen = Pick<Selection, 'date' | 'endDate' | 'pax' | 'choice'>

/** The rules of one product, derived from the details of its kind. */
export interface KindRules<S extends Stock = Stock> {
  stock: S
  /** Keys of all places in the details. */
  listPlaces(): readonly string[]
  /** The place that represents the product on a map if it has no meeting point; null without one. */
  getMapPlace(): string | null
  /** Keys of the places that a booking displays. */
  listChosenPlaces(choice: Selection['choice']): readonly string[]
  /**
   * Maximum size of a party. A licence counts everybody, infants included.
   * @param departureCapacity seats of the chosen departure; null while none is chosen and for kinds without departures
   */
  getPartyRule(choice: Selection['choice'], departureCapacity: number | null): PartyRule
  /** The problem of the kind's own choice, beyond days and people and independent of the calendar; null without one. */
  findChoiceProblem(list: PriceList, chosen: Chosen): ChoiceProblem | null
  /** Stored in a basket item, so that its end can be calculated without the product. */
  duration: Pick<BasketItem, 'durationDays' | 'durationMinutes'>
}

/** For kinds that last only for their booked days. */
export const NO_DURATION = { durationDays: 1, durationMinutes: null } as const

/** No limit: for kinds that are sold by enquiry, and while no choice that has a limit is made. */
export const ANY_PARTY: PartyRule = { capacity: null, infantsPerAdult: null }

export const problemOf = (problem: Problem, limit: number | null = null): ChoiceProblem => ({ problem, limit })

/** For kinds that are sold by enquiry. */
export const ENQUIRY_RULES: KindRules<NoStock> = {
  stock: { shape: 'none' },
  listPlaces: () => [],
  getMapPlace: () => null,
  listChosenPlaces: () => [],
  getPartyRule: () => ANY_PARTY,
  findChoiceProblem: () => problemOf('notBookable'),
  duration: NO_DURATION,
}
