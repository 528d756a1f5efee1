import { beforeAll, expect, test, vi } from 'vitest'
import type { ServiceItem } from '@/domain/basket/service-times'
import { ticketDetails } from '@/tests/fixtures/ticket-kind/details'
import type { ProductDetails } from './details-schema'
import type { BookableKind } from './kinds'

const entries = () => import('@/tests/fixtures/ticket-kind/entries')
vi.mock('@/domain/catalogue/kinds/kinds', async (load) => (await entries()).withTicketName(await load()))
vi.mock('@/domain/catalogue/kinds/traits', async (load) => (await entries()).withTicketTraits(await load()))
vi.mock('@/domain/catalogue/kinds/registry', async (load) => (await entries()).withTicketRules(await load()))
vi.mock('@/domain/catalogue/kinds/details-schema', async (load) => (await entries()).withTicketDetails(await load()))
vi.mock('@/domain/wire/glossary-values', async (load) => (await entries()).withTicketWords(await load()))

const kind = 'ticket' as BookableKind
const details = ticketDetails as unknown as ProductDetails
const pax = { adult: 2, child: 1, infant: 1 }
const selection = {
  productId: 7,
  kind,
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  pax,
  extras: [],
  pickupPlace: null,
  choice: null,
}

let domain: Awaited<ReturnType<typeof loadDomain>>

/** Imports the domain after the registries have the new entry, because its modules build their schemas on import. */
async function loadDomain() {
  const [schemas, basket, choices, departures, times, parts, pricing, wire, unpaid] = await Promise.all([
    import('@/domain/catalogue/shared/schema'),
    import('@/domain/basket/schema'),
    import('@/domain/basket/choice-problem'),
    import('@/domain/basket/selection'),
    import('@/domain/basket/service-times'),
    import('@/domain/pricing/kind-parts'),
    import('@/domain/pricing/price-reservation'),
    import('@/domain/wire/translate'),
    import('@/domain/reservations/unpaid-limits'),
  ])
  return { ...schemas, ...basket, ...choices, ...departures, ...times, ...parts, ...pricing, ...wire, ...unpaid }
}

beforeAll(async () => {
  domain = await loadDomain()
})

test('a kind of an entry in each registry is read, and has its word on the wire', () => {
  const { kindSchema, selectionSchema, toWire } = domain
  expect(kindSchema.parse('ticket')).toBe('ticket')
  expect(selectionSchema.parse(selection)).toEqual(selection)
  expect(Object.values(toWire({ kind: 'ticket' }) as object)).toEqual(['bilet'])
})

test('its choice and its party are judged by its own rules', () => {
  const { getChoiceProblem } = domain
  const list = { childFrom: 4 }
  expect(getChoiceProblem(details, list, selection)).toBeNull()
  const choice = { kind: 'tour', guideLanguage: null } as const
  expect(getChoiceProblem(details, list, { ...selection, choice })).toEqual({ problem: 'missingChoice', limit: null })
})

test('it is told apart by its hour, ends after its duration and counts as a departure', () => {
  const { departureKey, getServiceTimes, toUnpaidItem, countUnpaid } = domain
  expect(departureKey(selection)).toBe('7_2027-05-12__09:00')
  const item: ServiceItem = {
    ...selection,
    startTime: '09:00',
    endTime: null,
    durationDays: 1,
    durationMinutes: ticketDetails.visitMinutes,
  }
  expect(getServiceTimes(item)).toEqual({
    start: { date: '2027-05-12', time: '09:00' },
    end: { date: '2027-05-12', time: '10:30' },
    isWholeDays: false,
  })
  expect(countUnpaid([toUnpaidItem(selection)])).toEqual({ places: 3, departures: 1, rentals: 0 })
})

test('it is priced as what has departures', () => {
  const { tourParts, priceReservation } = domain
  const {
    unit: _unit,
    extraDays: _extraDays,
    ...parts
  } = tourParts({ adult: '20.00', child: '10.00', infant: '0.00' }, { pricingMode: 'individual' }, 1)
  const priced = priceReservation({
    items: [
      {
        ...parts,
        people: pax,
        key: 'ticket',
        kind,
        currency: 'EUR',
        campaign: null,
        extras: [],
        taxMode: 'included',
        taxRate: 20,
        paymentPlan: 'deposit',
        depositRate: 20,
      },
    ],
    basketCampaign: null,
    coupon: null,
    tradeDiscount: null,
    instalmentRate: '0',
    paymentPlan: 'deposit',
    target: 'EUR',
    fixedCurrency: 'EUR',
    rates: [],
  })
  expect(priced).toMatchObject({ totals: { grandTotal: '50.00', depositTotal: '10.00' } })
})
