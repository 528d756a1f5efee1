import { peopleLeft } from '@/domain/availability/departure-room'
import { dayAvailability, monthAvailability } from '@/domain/availability/rules'
import type { TakenSeats } from '@/domain/availability/types'
import { findPartyProblem } from '@/domain/basket/party'
import type { Problem } from '@/domain/basket/schema'
import { personsOf, seatsOf } from '@/domain/basket/selection'
import type { DepartureStock } from '@/domain/catalogue/kinds/kind-rules'
import { addDays } from '@/domain/dates/plain-date'
import { tourParts } from '@/domain/pricing/kind-parts'
import type { HeldStock } from '../../availability/service'
import { claimsOf, readAvailabilityInput } from '../../availability/service'
import { type OfferMaker, refuse } from './types'

const REASONS: Record<string, Problem> = {
  past: 'past',
  pastCutoff: 'pastCutoff',
  full: 'full',
  notOperating: 'notOperating',
  closed: 'notOperating',
  beyondHorizon: 'notOperating',
}

/** Counters without the seats that the caller holds. */
function withoutOwn(taken: readonly TakenSeats[], held: readonly HeldStock[], productId: number): TakenSeats[] {
  const own = held.flatMap((each) => (each.type === 'seats' && each.productId === productId ? [each] : []))
  return taken.map((entry) => {
    const mine = own.filter(({ day, time }) => day === entry.date && time === entry.time)
    const sumOf = (of: 'seats' | 'infants') => mine.reduce((sum, each) => sum + each[of], 0)
    return { ...entry, taken: entry.taken - sumOf('seats'), infants: entry.infants - sumOf('infants') }
  })
}

/** Offers a departure that has enough seats for the whole party. */
export const offerDeparture: OfferMaker<DepartureStock> = async ({ db, clock, own }, record, rules, selection) => {
  const { row: product } = record
  const range = { from: addDays(selection.date, -32), to: addDays(selection.date, 63) }
  const input = await readAvailabilityInput(db, record, range, clock)
  const seats = seatsOf(selection.pax)
  const asked = { ...input, taken: withoutOwn(input.taken, own, product.id), minPersons: seats }
  const day = dayAvailability(asked, selection.date)
  const nearestOpen = () =>
    monthAvailability(asked, selection.date).find((entry) => entry.date === selection.date)?.nearestOpen ?? null
  if (day.dayStatus === 'closed') {
    const largest = Math.max(0, ...input.sessions.map((entry) => entry.capacity))
    if (seats > largest && largest > 0) return refuse('tooManyPersons', nearestOpen(), largest)
    return refuse(REASONS[day.reason ?? ''] ?? 'notOperating', nearestOpen())
  }
  const session = day.sessions.find((entry) => entry.time === selection.session)
  if (!session) return refuse('notOperating', nearestOpen())
  const partyRule = rules.getPartyRule(selection.choice, session.capacity)
  const party = findPartyProblem(selection.pax, partyRule)
  if (party) return refuse(party.problem, null, party.limit)
  const counter = asked.taken.find(({ date, time }) => date === selection.date && time === session.time)
  const limits = { capacity: session.capacity, licensedCapacity: asked.licensedCapacity }
  const places = peopleLeft(limits, counter ?? { taken: 0, infants: 0 })
  if (session.seatsLeft < seats || places < personsOf(selection.pax)) return refuse('full', nearestOpen())
  return {
    ok: true,
    offer: {
      startTime: session.time,
      endTime: session.endTime,
      days: [],
      parts: tourParts(session.prices, product.pricing, rules.stock.days),
      claims: claimsOf(product, selection, session.capacity),
      partyRule,
    },
  }
}
