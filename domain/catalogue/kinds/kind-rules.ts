import type { Period } from '@/domain/availability/stay-period'
import type { PricedDays, StayRules } from '@/domain/availability/stay-types'
import type { PartyRule } from '@/domain/basket/party'
import type { BasketItem, Problem, Selection } from '@/domain/basket/schema'
import type { PricingMode } from '@/domain/catalogue/shared/schema'
import type { KindParts } from '@/domain/pricing/kind-parts'
import type { Vehicle } from './transfer/details'

/** Seats of departures. */
export interface DepartureStock {
  shape: 'departures'
  /** Most people of all parties of a departure by its licence; null where its seats are the limit. */
  licensedCapacity: number | null
  /** Days that it takes: an extra by the day is paid for each. */
  days: number
}

/** Units that are let as a whole, each to one party at a time. */
export interface UnitStock {
  shape: 'units'
  rules: StayRules
  /** Used up on one day: free on any day of a holiday is enough. */
  isDayOut: boolean
  /** When it is taken and what is paid; null for a stay that ends before it begins, or lacks an end that it needs. */
  getPeriod(asked: Pick<Selection, 'date' | 'endDate' | 'choice'>): Period | null
  /** Null where the choice lacks what its price depends on. */
  buildParts(choice: Selection['choice'], days: readonly PricedDays[], pricing: PricingMode): KindParts | null
}

/** Vehicles of each class, so many a day. */
export interface VehicleStock {
  shape: 'vehicles'
  vehicles: readonly Vehicle[]
}

/** Sold by enquiry. */
export interface NoStock {
  shape: 'none'
}

export type Stock = DepartureStock | UnitStock | VehicleStock | NoStock

export interface ChoiceProblem {
  problem: Problem
  limit: number | null
}

/** What the price list says beside the details of the kind. */
export interface PriceList {
  /** The age from which somebody pays as a child. */
  childFrom: number
}

export type Chosen = Pick<Selection, 'date' | 'endDate' | 'pax' | 'choice'>

/** The rules of one product by the details of its kind. */
export interface KindRules<S extends Stock = Stock> {
  stock: S
  /** Every place that the details name, by its key. */
  listPlaces(): readonly string[]
  /** The place that stands for it on a map where no meeting point is given; null where none does. */
  getMapPlace(): string | null
  /** Keys of the places that stand in the words of a booking. */
  listChosenPlaces(choice: Selection['choice']): readonly string[]
  /**
   * How large a party may be. A licence counts everybody, infants too.
   * @param departureCapacity seats of the chosen departure; null for what has none and while none is chosen
   */
  getPartyRule(choice: Selection['choice'], departureCapacity: number | null): PartyRule
  /** What is wrong with what the kind asks for beside days and people, whatever the calendar says. */
  findChoiceProblem(list: PriceList, chosen: Chosen): ChoiceProblem | null
  /** What a basket item keeps so that its end is known without the product. */
  duration: Pick<BasketItem, 'durationDays' | 'durationMinutes'>
}

/** Of what lasts for its booked days only. */
export const NO_DURATION = { durationDays: 1, durationMinutes: null } as const

/** Without any limit: of what is sold by enquiry, and while nothing that has one is chosen. */
export const ANY_PARTY: PartyRule = { capacity: null, infantsPerAdult: null }

export const problemOf = (problem: Problem, limit: number | null = null): ChoiceProblem => ({ problem, limit })

/** Of a kind that is sold by enquiry. */
export const ENQUIRY_RULES: KindRules<NoStock> = {
  stock: { shape: 'none' },
  listPlaces: () => [],
  getMapPlace: () => null,
  listChosenPlaces: () => [],
  getPartyRule: () => ANY_PARTY,
  findChoiceProblem: () => problemOf('notBookable'),
  duration: NO_DURATION,
}
