import { DEFAULT_PAX } from '@/domain/basket/pax'
import type { Pax } from '@/domain/basket/schema'
import type { DIRECTIONS } from '@/domain/catalogue/kinds/transfer/choice'
import type { VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import {
  type ChoiceCodec,
  type ChosenExtras,
  readCount,
  readDate,
  readExtras,
  readPax,
  readTime,
  readWord,
  writeExtras,
  writePax,
} from './choice-query'
import { createChoices } from './choice-store'

export type Direction = (typeof DIRECTIONS)[number]

/** The choices for a ride. `flight` is unvalidated input; it is checked with the whole choice. */
export interface TransferDraft {
  direction: Direction
  date: string | null
  time: string | null
  flight: string
  pax: Pax
  luggage: number
  childSeats: number
  /** Null selects the cheapest vehicle that fits the party. */
  vehicle: VehicleClass | null
  quantity: number
  isReturn: boolean
  backDate: string | null
  backTime: string | null
  backFlight: string
  extras: ChosenExtras
}

export const NO_RIDE: TransferDraft = {
  direction: 'outward',
  date: null,
  time: null,
  flight: '',
  pax: DEFAULT_PAX,
  luggage: 2,
  childSeats: 0,
  vehicle: null,
  quantity: 1,
  isReturn: false,
  backDate: null,
  backTime: null,
  backFlight: '',
  extras: [],
}

/** Copied from the contract's `DIRECTIONS`, whose module would import the schema library. */
const WAYS: typeof DIRECTIONS = ['outward', 'homeward']
const CLASSES: readonly VehicleClass[] = ['sedan', 'minivan', 'vip', 'minibus', 'coach']
export const MOST_VEHICLES = 4
export const MOST_CASES = 60

const readFlight = (query: URLSearchParams, name: string) => (query.get(name) ?? '').slice(0, 10)

/** `?way&date&time&flight&adults&children&infants&cases&seats&vehicle&count&back&backTime&backFlight&extras`. */
export const transferCodec: ChoiceCodec<TransferDraft> = {
  empty: NO_RIDE,
  parse(query) {
    const backDate = readDate(query, 'back')
    return {
      direction: readWord(query, 'way', WAYS) ?? NO_RIDE.direction,
      date: readDate(query, 'date'),
      time: readTime(query, 'time'),
      flight: readFlight(query, 'flight'),
      pax: readPax(query),
      luggage: readCount(query, 'cases', 0, MOST_CASES) ?? NO_RIDE.luggage,
      childSeats: readCount(query, 'seats', 0, 10) ?? 0,
      vehicle: readWord(query, 'vehicle', CLASSES),
      quantity: readCount(query, 'count', 1, MOST_VEHICLES) ?? 1,
      isReturn: backDate !== null,
      backDate,
      backTime: readTime(query, 'backTime'),
      backFlight: readFlight(query, 'backFlight'),
      extras: readExtras(query),
    }
  },
  write: (choice) => ({
    way: choice.direction === NO_RIDE.direction ? null : choice.direction,
    date: choice.date,
    time: choice.time,
    flight: choice.flight || null,
    ...writePax(choice.pax),
    cases: choice.luggage === NO_RIDE.luggage ? null : String(choice.luggage),
    seats: choice.childSeats === 0 ? null : String(choice.childSeats),
    vehicle: choice.vehicle,
    count: choice.quantity === 1 ? null : String(choice.quantity),
    back: choice.isReturn ? choice.backDate : null,
    backTime: choice.isReturn ? choice.backTime : null,
    backFlight: (choice.isReturn && choice.backFlight) || null,
    ...writeExtras(choice.extras),
  }),
}

export const transferChoices = createChoices(transferCodec)
