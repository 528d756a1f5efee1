import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carDetails, villaDetails, yachtDetails } from '@/domain/availability/test-stay'
import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { getChoiceProblem } from './choice-problem'
import { buildPaxBounds, findPartyProblem, findReachedLimit, type PartyRule } from './party'
import { type AgeBand, FEWEST_PAX } from './pax'
import type { Pax } from './schema'
import { personsOf, seatsOf } from './selection'

const pax = (adult: number, child = 0, infant = 0) => ({ adult, child, infant })
const boat = { kind: 'tour', minimumAge: 0, guideLanguages: [], groupSize: 18, days: 1 } as unknown as DetailsOf<'tour'>
const getPartyRule = (
  details: ProductDetails,
  choice: TransferChoice | null = null,
  departureCapacity: number | null = null,
) => rulesOf(details).getPartyRule(choice, departureCapacity)
const NO_RULE: PartyRule = { capacity: null, infantsPerAdult: null }

const ride: TransferChoice = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'minivan',
  quantity: 2,
  time: '10:00',
  flightNumber: null,
  returnRide: null,
  luggage: 0,
  childSeats: 0,
}
const route = {
  kind: 'transfer',
  childSeats: 0,
  vehicles: [{ vehicle: 'minivan', seats: 6, luggage: 6, price: '50.00', perDay: 2 }],
} as unknown as DetailsOf<'transfer'>

test.each<[string, PartyRule, PartyRule]>([
  [
    'a tour takes as many as its departure has seats',
    getPartyRule(boat, null, 18),
    { capacity: 18, infantsPerAdult: 2 },
  ],
  ['before one is chosen that is unknown', getPartyRule(boat), { capacity: null, infantsPerAdult: 2 }],
  [
    'its licence and its own rule come first',
    getPartyRule({ ...boat, licensedCapacity: 22, infantsPerAdult: 1 }, null, 18),
    { capacity: 22, infantsPerAdult: 1 },
  ],
  ['a villa', getPartyRule(villaDetails), { capacity: 6, infantsPerAdult: 2 }],
  ['a yacht', getPartyRule({ ...yachtDetails, infantsPerAdult: 0 }), { capacity: 8, infantsPerAdult: 0 }],
  ['a car', getPartyRule(carDetails), { capacity: 5, infantsPerAdult: null }],
  ['two vans', getPartyRule(route, ride), { capacity: 12, infantsPerAdult: null }],
])('%s', (_name, rule, expected) => {
  expect(rule).toEqual(expected)
})

describe('buildPaxBounds', () => {
  test('never below one adult, never beyond the seats that are left', () => {
    expect(buildPaxBounds(pax(2, 1), { seatsLeft: 6, rule: NO_RULE })).toMatchObject({
      adult: { min: 1, max: 5 },
      child: { min: 0, max: 4 },
    })
  })

  test('never beyond the licence, infants included', () => {
    const bounds = buildPaxBounds(pax(2, 1, 1), { seatsLeft: 18, rule: { capacity: 6, infantsPerAdult: 2 } })
    expect(bounds).toEqual({ adult: { min: 1, max: 4 }, child: { min: 0, max: 3 }, infant: { min: 0, max: 3 } })
  })

  test('an adult who holds infants stays as long as they do', () => {
    const rule = { capacity: null, infantsPerAdult: 2 }
    expect(buildPaxBounds(pax(2, 0, 3), { seatsLeft: null, rule })).toMatchObject({
      adult: { min: 2 },
      infant: { max: 4 },
    })
  })

  test('a party that is too large may only shrink', () => {
    const rule = { capacity: 4, infantsPerAdult: 1 }
    expect(buildPaxBounds(pax(4, 2, 9), { seatsLeft: 3, rule })).toEqual({
      adult: { min: 4, max: 4 },
      child: { min: 0, max: 2 },
      infant: { min: 0, max: 9 },
    })
  })

  test('no infants where the youngest guest is a child', () => {
    expect(buildPaxBounds(pax(2), { seatsLeft: 9, rule: NO_RULE, hasInfants: false }).infant.max).toBe(0)
  })
})

test('what is reached is told before the next step is refused', () => {
  const rule = { capacity: 4, infantsPerAdult: 1 }
  expect(findReachedLimit(pax(2), rule)).toBeNull()
  expect(findReachedLimit(pax(1, 0, 1), rule)).toEqual({ problem: 'tooManyInfants', limit: 1 })
  expect(findReachedLimit(pax(2, 1, 1), rule)).toEqual({ problem: 'tooManyPersons', limit: 4 })
})

const limit = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null })
const rules = fc.record({ capacity: limit, infantsPerAdult: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }) })
const steps = fc.array(
  fc.record({ band: fc.constantFrom<AgeBand>('adult', 'child', 'infant'), by: fc.integer({ min: -9, max: 60 }) }),
  { maxLength: 30 },
)

test('no sequence of steps within the bounds leads to a party that is refused', () => {
  fc.assert(
    fc.property(rules, limit, steps, (rule, seatsLeft, taken) => {
      let party: Pax = FEWEST_PAX
      for (const { band, by } of taken) {
        const { min, max } = buildPaxBounds(party, { seatsLeft, rule })[band]
        party = { ...party, [band]: Math.max(min, Math.min(max, party[band] + by)) }
        expect(findPartyProblem(party, rule)).toBeNull()
        if (seatsLeft !== null) expect(seatsOf(party)).toBeLessThanOrEqual(seatsLeft)
      }
    }),
  )
})

const count = fc.nat(60)
const parties = fc.record({ adult: fc.integer({ min: 1, max: 60 }), child: count, infant: count })
const products: fc.Arbitrary<ProductDetails> = fc
  .record({
    capacity: fc.integer({ min: 1, max: 70 }),
    infantsPerAdult: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    kind: fc.constantFrom('tour', 'villa', 'yacht'),
  })
  .map(({ capacity, infantsPerAdult, kind }): ProductDetails => {
    const own = infantsPerAdult === undefined ? {} : { infantsPerAdult }
    if (kind === 'tour') return { ...boat, licensedCapacity: capacity, ...own }
    return { ...(kind === 'villa' ? villaDetails : yachtDetails), capacity, ...own }
  })

test('no accepted party exceeds the capacity or the laps of its adults', () => {
  const chosen = { date: '2027-06-01', endDate: '2027-06-05', choice: null }
  fc.assert(
    fc.property(products, parties, (details, party) => {
      const problem = getChoiceProblem(details, { childFrom: 4 }, { ...chosen, pax: party })
      const { capacity, infantsPerAdult } = getPartyRule(details)
      const fits = personsOf(party) <= (capacity ?? 0) && party.infant <= party.adult * (infantsPerAdult ?? 0)
      expect(problem === null).toBe(fits)
    }),
  )
})
