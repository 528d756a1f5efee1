import type { PricedDays } from '@/domain/availability/stay-types'
import { findPartyProblem, type PartyProblem } from '@/domain/basket/party'
import type { Pax, Selection } from '@/domain/basket/schema'
import { personsOf } from '@/domain/basket/selection'
import { type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { villaParts, yachtParts } from '@/domain/pricing/kind-parts'
import { isPricingError, type PricedReservation } from '@/domain/pricing/types'
import type { AvailabilitySnapshot } from './availability-store'
import type { SaleBooking, VillaBooking, YachtBooking } from './booking'
import type { BrowserMoney } from './browser-money'
import { knownExtras } from './choice-query'
import { findNearest } from './evaluate-day'
import {
  evaluateArrival,
  findStayProblem,
  lengthOfStay,
  listPricedDays,
  type StayProblem,
  type StayShape,
} from './evaluate-stay'
import { getFreeUntil, priceLine } from './price-choice'
import type { StayChoice } from './stay-choice'

/** The missing step before a stay can be bought, or 'ready'. */
export type StayStep = 'date' | 'endDate' | 'loading' | 'failed' | 'closed' | 'tooMany' | 'rates' | 'ready'

export interface StayState {
  step: StayStep
  problem: StayProblem | null
  /** The nearest possible arrival if the problem is the arrival day. */
  nearest: PlainDate | null
  /** The shortest stay from the chosen arrival, in days; null while unknown. */
  minimumStay: number | null
  /** Length in nights, or days aboard; 0 without an end. */
  length: number
  persons: number
  /** Reason why the party is not allowed on any day. */
  party: PartyProblem | null
  priced: PricedReservation | null
  /** The days that make up the price, in order. */
  days: PricedDays[]
  freeUntil: string | null
}

interface Input {
  booking: VillaBooking | YachtBooking
  choice: StayChoice
  shape: StayShape
  /** Start time of the first day, from which refunds are computed. */
  startTime: LocalTime
  availability: AvailabilitySnapshot
  money: BrowserMoney | null
  now: number
}

/** Counts all persons as adults: the price of a house does not depend on age. */
export const toParty = (persons: number): Pax => ({ adult: persons, child: 0, infant: 0 })

function partsOf(booking: VillaBooking | YachtBooking, days: readonly PricedDays[]) {
  const { pricing } = booking
  return 'charter' in booking ? yachtParts(booking, days, pricing) : villaParts(days, pricing)
}

function stepOfUnknown({ months }: AvailabilitySnapshot, dates: readonly PlainDate[]): StayStep {
  const states = dates.map((date) => months[startOfMonth(date)]?.status)
  return states.includes('failed') ? 'failed' : 'loading'
}

/** Builds a card's state of a stay from the loaded data. The price requires both days. */
export function buildStayState(input: Input): StayState {
  const { booking, choice, shape, startTime, availability, money, now } = input
  const { date, endDate, pax } = choice
  const persons = personsOf(pax)
  const first = availability.days.find((day) => day.date === date)
  const base: StayState = {
    step: 'date',
    problem: null,
    nearest: null,
    minimumStay: first?.minimumStay ?? null,
    length: date !== null && endDate !== null ? lengthOfStay(date, endDate, shape) : 0,
    persons,
    party: findPartyProblem(pax, booking.partyRule),
    priced: null,
    days: [],
    freeUntil: null,
  }
  if (date === null) return base
  if (!first) return { ...base, step: stepOfUnknown(availability, [date]) }
  const arrival = evaluateArrival(first)
  if (arrival.problem !== null) {
    const problem = { problem: arrival.problem, date, minimumStay: arrival.minimumStay }
    return { ...base, step: 'closed', problem, nearest: findNearest(availability.days, date, evaluateArrival) }
  }
  if (endDate === null) return { ...base, step: 'endDate' }
  const problem = findStayProblem(availability.days, date, endDate, shape)
  if (problem) return { ...base, step: 'closed', problem }
  if (base.party) return { ...base, step: 'tooMany' }
  const days = listPricedDays(availability.days, date, base.length, shape.priceDays)
  if (!days) return { ...base, step: stepOfUnknown(availability, [date, endDate]) }
  if (!money) return { ...base, step: 'loading' }
  const extras = knownExtras(choice.extras, booking.extras)
  const priced = priceLine(booking, partsOf(booking, days), { pax, extras }, money, now)
  if (isPricingError(priced)) return { ...base, step: 'rates' }
  const freeUntil = getFreeUntil(booking, date, startTime, now)
  return { ...base, step: 'ready', days, priced, freeUntil }
}

/** The selection for the basket; null while something is missing. */
export function toStaySelection(booking: SaleBooking, { step }: StayState, choice: StayChoice): Selection | null {
  const { date, endDate, pax } = choice
  if (step !== 'ready' || date === null) return null
  return {
    productId: booking.productId,
    kind: booking.kind,
    date,
    endDate,
    session: null,
    pax,
    extras: knownExtras(choice.extras, booking.extras),
    pickupPlace: null,
    choice: null,
  }
}
