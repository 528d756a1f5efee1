import type { DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import {
  buildPaxBounds,
  findPartyProblem,
  findReachedLimit,
  type PartyProblem,
  type PartyRule,
} from '@/domain/basket/party'
import { takesInfants } from '@/domain/basket/pax'
import type { Selection } from '@/domain/basket/schema'
import { seatsOf } from '@/domain/basket/selection'
import { startOfMonth } from '@/domain/dates/plain-date'
import { isPricingError, type PricedReservation } from '@/domain/pricing/types'
import type { AvailabilitySnapshot } from '@/lib/basket/availability-store'
import type { TourBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { knownExtras } from '@/lib/basket/choice-query'
import {
  type DayProblem,
  evaluateDay,
  findNearest,
  getDayEvaluator,
  getSession,
  listFitting,
} from '@/lib/basket/evaluate-day'
import { getFreeUntil, priceChoice } from '@/lib/basket/price-choice'
import type { TourChoice } from '@/lib/basket/tour-choice'

/** The first step that the choice still lacks; 'ready' if it can be bought. */
export type CardStep = 'date' | 'loading' | 'failed' | 'closed' | 'session' | 'full' | 'party' | 'rates' | 'ready'

export interface CardState {
  step: CardStep
  day: DayAvailability | null
  session: SessionAvailability | null
  /** Why the chosen day or departure is unavailable; `nearest` is the nearest available day. */
  problem: DayProblem | null
  nearest: string | null
  seatsLeft: number | null
  bounds: ReturnType<typeof buildPaxBounds>
  /** Why the party is not accepted, regardless of the day. */
  party: PartyProblem | null
  /** The limit that prevents a further person, if the party has the maximum size. */
  reached: PartyProblem | null
  priced: PricedReservation | null
  freeUntil: string | null
}

interface Input {
  booking: TourBooking
  choice: TourChoice
  availability: AvailabilitySnapshot
  money: BrowserMoney | null
  now: number
}

/**
 * The party rule of the choice. Until a departure is chosen, the departure with the largest capacity sets the limit.
 */
function ruleOf(
  { partyRule }: TourBooking,
  day: DayAvailability | null,
  session: SessionAvailability | null,
): PartyRule {
  const capacities = day?.sessions.map(({ capacity }) => capacity) ?? []
  const roomiest = capacities.length === 0 ? null : Math.max(...capacities)
  return { ...partyRule, capacity: partyRule.capacity ?? session?.capacity ?? roomiest }
}

/** Derives the state of the booking card. `priced` is set only if the choice is complete. */
export function buildCardState({ booking, choice, availability, money, now }: Input): CardState {
  const { date, pax } = choice
  const seats = seatsOf(pax)
  const day = availability.days.find((candidate) => candidate.date === date) ?? null
  const session = day ? getSession(day, choice.session, seats) : null
  // While no departure is chosen, the departure with the most seats left sets the limit.
  const seatsLeft = session?.seatsLeft ?? (day && day.dayStatus !== 'closed' ? evaluateDay(day, seats).seatsLeft : null)
  const rule = ruleOf(booking, day, session)
  const hasInfants = rule.infantsPerAdult !== 0 && takesInfants(booking.ageBands.childFrom, booking.minimumAge)
  const party = findPartyProblem(pax, rule)
  const base = {
    day,
    session,
    problem: null,
    nearest: null,
    seatsLeft,
    bounds: buildPaxBounds(pax, { seatsLeft, rule, hasInfants }),
    party,
    reached: findReachedLimit(pax, hasInfants ? rule : { ...rule, infantsPerAdult: null }),
    priced: null,
    freeUntil: null,
  }
  if (date === null) return { ...base, step: 'date' }
  if (!day) return { ...base, step: stepOfUnknown(availability, date) }
  const { problem } = evaluateDay(day, seats)
  const nearest = () => findNearest(availability.days, date, getDayEvaluator(seats))
  if (problem !== null) return { ...base, step: 'closed', problem, nearest: nearest() }
  if (!session) return { ...base, step: 'session' }
  if (session.seatsLeft < seats) {
    const nextDay = listFitting(day, seats).length > 0 ? null : nearest()
    return { ...base, step: 'full', problem: session.seatsLeft === 0 ? 'full' : 'tooFew', nearest: nextDay }
  }
  if (party) return { ...base, step: 'party' }
  if (!money) return { ...base, step: 'loading' }
  const extras = knownExtras(choice.extras, booking.extras)
  const priced = priceChoice(booking, { pax, extras }, session.prices, money, now)
  if (isPricingError(priced)) return { ...base, step: 'rates' }
  return { ...base, step: 'ready', priced, freeUntil: getFreeUntil(booking, date, session.time, now) }
}

/** Converts a complete choice into a basket selection; null if something is missing. */
export function toSelection(
  booking: TourBooking,
  { step, day, session }: CardState,
  choice: TourChoice,
): Selection | null {
  if (step !== 'ready' || !day || !session) return null
  const { pax } = choice
  const { productId, kind } = booking
  return {
    productId,
    kind,
    date: day.date,
    endDate: null,
    session: session.time,
    pax,
    extras: knownExtras(choice.extras, booking.extras),
    pickupPlace: null,
    choice: null,
  }
}

function stepOfUnknown({ months }: AvailabilitySnapshot, date: string): CardStep {
  const state = months[startOfMonth(date)]
  if (state?.status === 'failed') return 'failed'
  // The month is loaded but does not contain the day: it is beyond the booking horizon.
  return state?.status === 'ready' ? 'date' : 'loading'
}
