import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import { ticketDetails } from '../../fixtures/ticket-kind/details'
import type { TestApi } from '../harness'

const entries = () => import('../../fixtures/ticket-kind/entries')
vi.mock('@/domain/catalogue/kinds/kinds', async (load) => (await entries()).withTicketName(await load()))
vi.mock('@/domain/catalogue/kinds/traits', async (load) => (await entries()).withTicketTraits(await load()))
vi.mock('@/domain/catalogue/kinds/registry', async (load) => (await entries()).withTicketRules(await load()))
vi.mock('@/domain/catalogue/kinds/details-schema', async (load) => (await entries()).withTicketDetails(await load()))
vi.mock('@/domain/wire/glossary-values', async (load) => (await entries()).withTicketWords(await load()))

const DATE = '2027-02-02'

let api: TestApi
let booking: typeof import('../test-booking')
let token: string
let productId: number

/** A product of the tests becomes a ticket: text columns hold the kind, so that the database needs no migration for one. */
async function sellTickets(): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  const details = JSON.stringify(ticketDetails)
  await db.execute(sql`update products set kind = 'ticket', details = ${details}::jsonb where code = 'alpha-2'`)
}

beforeAll(async () => {
  const harness = await import('../harness')
  booking = await import('../test-booking')
  api = await harness.startTestApi()
  await sellTickets()
  token = await api.registerMember('hannah@mail.example')
  productId = (await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })).data.id
})
afterAll(() => api.stop())

const ticket = (adult: number) =>
  booking.select({
    productId,
    kind: 'ticket' as BookableKind,
    date: DATE,
    session: '20:00',
    pax: { adult, child: 0, infant: 0 },
  })
const seatsLeft = async () => {
  const { data } = await api.ask('getAvailability', { productId, from: DATE, months: 1 })
  return data.days.find(({ date }) => date === DATE)?.sessions[0]?.seatsLeft
}

test('a product of a new kind is read and listed, with its word on the wire', async () => {
  const { data, body } = await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })
  expect(data).toMatchObject({ kind: 'ticket', details: ticketDetails })
  expect(JSON.stringify(body)).toContain('"bilet"')
  const listed = await api.ask('listProducts', { locale: 'en', kinds: ['ticket' as BookableKind] })
  expect(listed.data.products.map(({ id }) => id)).toEqual([productId])
})

test('it is priced, held and booked from the stock of its departure', async () => {
  expect(await seatsLeft()).toBe(2)
  const { data: held } = await api.ask('takeHold', { item: ticket(1) })
  expect(await seatsLeft()).toBe(1)
  expect((await booking.quoteOf(api, [ticket(2)])).data.items[0]?.problem).toBe('full')

  const hold = { id: held.id, holdToken: held.holdToken }
  const { data: quote } = await booking.quoteOf(api, [ticket(1)], { hold })
  // One adult at 100.00 and the tax of ten percent on top.
  expect(quote.chosen.totals.grandTotal).toBe('110.00')
  const made = await booking.reserve(api, token, quote.quoteToken, { flow: 'direct', hold })
  expect(made.status).toBe(200)
  expect(await seatsLeft()).toBe(1)

  const { rows } = await api.registry
    .requireDatabase('alpha')
    .execute(
      sql`select kind, day::text, time from reservation_items where product_id = ${productId} and kind = 'ticket'`,
    )
  expect(rows).toEqual([{ kind: 'ticket', day: DATE, time: '20:00' }])
})

test('a choice that its rules do not know is refused', async () => {
  const choice = { kind: 'tour', guideLanguage: 'en' } as const
  const { data } = await booking.quoteOf(api, [{ ...ticket(1), choice }])
  expect(data.items[0]?.problem).toBe('missingChoice')
})
