import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveMoney } from '@/backend/payments/received-money'
import { schema } from '@/backend/platform/database/client'
import { averageRating } from '@/domain/pricing/average-rating'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { LEDGER_FAULTS } from '../fixtures/ledger-faults'
import { startTestApi, type TestApi } from './harness'

const { reservations, reviews } = schema
const DAY = 86_400_000

let api: TestApi
let boat: number

beforeAll(async () => {
  api = await startTestApi()
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(() => api.stop())

const database = () => api.registry.requireDatabase('alpha')
const guest = {
  ...{ firstName: 'Ada', lastName: 'Test', birthDate: null, identityNumber: null, address: null },
  ...{ phone: '+44 7700 900123', email: 'ada@mail.example' },
}

async function book(token: string): Promise<number | null> {
  const date = new Date(api.clock.now + 2 * DAY).toISOString().slice(0, 10)
  const pax = { adult: 1, child: 0, infant: 0 }
  const item = { productId: boat, kind: 'tour' as const, date, endDate: null, session: '09:00', pax, extras: [] }
  const quote = await api.ask('quote', { locale: 'en', items: [item], chosenCurrency: 'EUR', couponCode: null })
  const made = await api.ask(
    'createReservation',
    {
      ...{ flow: 'basket', quoteToken: quote.data.quoteToken, locale: 'en', guest, paymentMethod: 'bankTransfer' },
      distanceSalesAgreement: true,
    } as never,
    { token, idempotencyKey: randomUUID() },
  )
  if (made.status !== 200) return null
  const [row] = await database().select().from(reservations).where(eq(reservations.reference, made.data.reference))
  return row?.id ?? null
}

const rowOf = async (id: number) => (await database().select().from(reservations).where(eq(reservations.id, id)))[0]

async function pay(id: number): Promise<void> {
  const row = await rowOf(id)
  if (row?.status !== 'active' || row.paidAmount !== '0.00') return
  await receiveMoney(database(), {
    ...{ reservationId: id, method: 'bankTransfer', amount: row.chargedAmount, currency: row.fixedCurrency },
    ...{ key: randomUUID(), notificationId: null, actor: 'system', now: api.clock.now },
  })
}

/** As a cancellation, and a refund of all of the money, leave the row: whoever writes it, the reviews follow. */
const AFTER = {
  cancel: { status: 'cancelled', holdsStock: false },
  refund: { paidAmount: '0.00', collectionStatus: 0 },
}

async function end(id: number, what: 'cancel' | 'refund'): Promise<void> {
  await database()
    .update(reservations)
    .set(AFTER[what])
    .where(and(eq(reservations.id, id), eq(reservations.status, 'active')))
}

/** The rule in the words of the issue, from the rows alone. */
async function expected() {
  const today = new Date(api.clock.now).toISOString().slice(0, 10)
  const rows = await database()
    .select({ review: reviews, reservation: reservations, item: schema.reservationItems })
    .from(reviews)
    .leftJoin(schema.reservationItems, eq(schema.reservationItems.id, reviews.reservationItemId))
    .leftJoin(reservations, eq(reservations.id, schema.reservationItems.reservationId))
    .where(eq(reviews.productId, boat))
  const verified = rows.filter(
    ({ reservation, item }) => reservation && item && isConfirmed(reservation) && item.day < today,
  )
  return {
    ids: verified.map(({ review }) => review.id).sort((left, right) => left - right),
    count: verified.length,
    average: averageRating(verified.map(({ review }) => review.score)) ?? 0,
  }
}

/** `trip` is the usual order of the first four: few random sequences hold it. */
const STEPS = ['book', 'pay', 'travel', 'review', 'cancel', 'refund', 'trip'] as const
const step = fc.record({
  what: fc.constantFrom(...STEPS),
  who: fc.integer({ min: 0, max: 1 }),
  which: fc.nat({ max: 5 }),
  score: fc.integer({ min: 1, max: 5 }),
})

test('whatever is booked, paid, travelled, reviewed, cancelled and refunded, the average is that of the verified reviews', async () => {
  const emails = ['one@mail.example', 'two@mail.example']
  const tokens: string[] = []
  for (const email of emails) tokens.push(await api.registerMember(email))
  const { ids: first } = await expected()
  let mostVerified = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const made: number[] = []
      const act = async (
        what: (typeof STEPS)[number],
        { who, which, score }: (typeof steps)[number],
      ): Promise<void> => {
        const token = tokens[who] ?? ''
        if (what === 'book') made.push(...[await book(token)].flatMap((booked) => (booked === null ? [] : [booked])))
        if (what === 'travel') api.clock.now += 4 * DAY
        if (what === 'review')
          await api.ask(
            'writeReview',
            { locale: 'en', productId: boat, score, text: 'Calm water.' },
            { token, address: `2001:db8:${randomUUID().slice(0, 4)}::1` },
          )
        const id = made[which % Math.max(1, made.length)]
        if (id !== undefined && what === 'pay') await pay(id)
        if (id !== undefined && (what === 'cancel' || what === 'refund')) await end(id, what)
      }
      for (const each of steps) {
        if (each.what !== 'trip') await act(each.what, each)
        else {
          await act('book', each)
          for (const what of ['pay', 'travel', 'review'] as const) await act(what, { ...each, which: made.length - 1 })
        }
      }
      const { ids, count, average } = await expected()
      mostVerified = Math.max(mostVerified, ids.filter((id) => !first.includes(id)).length)
      const { data } = await api.ask('listReviews', { locale: 'en', productId: boat, pageSize: 50 })
      expect([data.count, data.average]).toEqual([count, average])
      expect(data.distribution.reduce((sum, each) => sum + each, 0)).toBe(count)
      const shown = data.reviews.filter(({ verified }) => verified).map((review) => review.id)
      expect(shown.sort((left, right) => left - right)).toEqual(ids)
      // Verified ones stand first.
      const marks = data.reviews.map(({ verified }) => verified)
      expect(marks).toEqual([...marks].sort((left, right) => Number(right) - Number(left)))
    }),
    // Chance alone draws no whole trip now and then.
    { numRuns: 12, examples: [[[{ what: 'trip', who: 0, which: 0, score: 4 }]]] },
  )
  expect(mostVerified).toBeGreaterThan(0)
}, 240_000)

test('three unpaid reservations of one account give one review without a mark', async () => {
  const token = await api.registerMember('three@mail.example')
  const before = (await api.ask('listReviews', { locale: 'en', productId: boat, pageSize: 50 })).data
  for (const _ of [1, 2, 3]) expect(await book(token)).not.toBeNull()
  api.clock.now += 5 * DAY
  const write = () => api.ask('writeReview', { locale: 'en', productId: boat, score: 1, text: 'Bad.' }, { token })
  expect((await write()).data.review.verified).toBe(false)
  for (const _ of [1, 2]) expect((await write()).code).toBe('alreadyReviewed')
  const after = (await api.ask('listReviews', { locale: 'en', productId: boat, pageSize: 50 })).data
  expect([after.average, after.count, after.total]).toEqual([before.average, before.count, before.total + 1])
})

test('the reservations that the demo’s reviews speak of add up', async () => {
  const fresh = await startTestApi()
  const db = fresh.registry.requireDatabase('alpha')
  const [{ n } = { n: 0 }] = (await db.execute('select count(*)::int as n from reviews where verified')).rows
  expect(Number(n)).toBeGreaterThan(0)
  for (const [rule, query] of Object.entries(LEDGER_FAULTS)) expect((await db.execute(query)).rows, rule).toEqual([])
  await fresh.stop()
})
