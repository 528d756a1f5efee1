import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveMoney } from '@/backend/payments/received-money'
import { schema } from '@/backend/platform/database/client'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
let boat: number
let night: number

beforeAll(async () => {
  api = await startTestApi()
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
  night = (await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })).data.id
})
afterAll(() => api.stop())

const DAY = 86_400_000
const guest = {
  firstName: 'Ada',
  lastName: 'Test',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'ada@mail.example',
}

/** A reservation of the product for the day, not paid by card, so that it stands until its own time limit. */
async function book(token: string, productId: number, date: string): Promise<number> {
  const items = [
    {
      productId,
      kind: 'tour' as const,
      date,
      endDate: null,
      session: productId === night ? '20:00' : '09:00',
      pax: { adult: 1, child: 0, infant: 0 },
      extras: [],
    },
  ]
  const { data } = await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', couponCode: null })
  const made = await api.ask(
    'createReservation',
    {
      flow: 'basket',
      quoteToken: data.quoteToken,
      locale: 'en',
      guest,
      distanceSalesAgreement: true,
      paymentMethod: 'bankTransfer',
    } as never,
    { token, idempotencyKey: randomUUID() },
  )
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const [row] = await rowsOf('select max(id)::int as id from reservations')
  return Number(row?.id)
}

const rowsOf = async (query: string) => (await api.registry.requireDatabase('alpha').execute(query)).rows

/** The money of the transfer arrives, as the desk enters it. */
async function pay(reservationId: number): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  const [row] = await db.select().from(schema.reservations).where(eq(schema.reservations.id, reservationId))
  if (!row) throw new Error('no reservation')
  await receiveMoney(db, {
    ...{ reservationId, method: 'bankTransfer', amount: row.chargedAmount, currency: row.fixedCurrency },
    ...{ key: randomUUID(), notificationId: null, actor: 'system', now: api.clock.now },
  })
}

const review = (changes: object = {}) => ({
  locale: 'en' as const,
  productId: boat,
  score: 4,
  text: 'Calm water and a good lunch.',
  ...changes,
})

const allowGuests = (isOn: boolean) =>
  api.registry
    .requireDatabase('alpha')
    .execute(
      `update settings set value = jsonb_set(value, '{guestReviews}', '${isOn}') where section = 'other'` as never,
    )

describe('who may write', () => {
  test('a guest is asked to sign in, unless the tenant lets guests write', async () => {
    const asGuest = review({ author: 'Grace', email: 'grace@mail.example' })
    expect((await api.ask('writeReview', asGuest)).code).toBe('unauthenticated')
    await allowGuests(true)
    expect((await api.ask('writeReview', review())).body.fields).toEqual({ yazan: 'required' })
    const written = await api.ask('writeReview', asGuest)
    expect(written.data.review).toMatchObject({ author: 'Grace', verified: false })
    expect(JSON.stringify(written.body)).not.toContain('grace@mail.example')
    const again = review({ author: 'G.', email: 'GRACE@mail.example', score: 1 })
    expect((await api.ask('writeReview', again)).code).toBe('alreadyReviewed')
    await allowGuests(false)
    const stored = await api.registry.requireDatabase('alpha').execute("select * from reviews where author = 'Grace'")
    expect(JSON.stringify(stored.rows)).not.toContain('mail.example')
  })

  test('a member writes once per product, under first name and initial', async () => {
    const token = await api.registerMember('once@mail.example')
    const first = await api.ask('writeReview', review(), { token })
    expect(first.data.review).toMatchObject({ author: 'Ada T.', verified: false })
    expect((await api.ask('writeReview', review({ score: 5 }), { token })).code).toBe('alreadyReviewed')
  })

  test('who travelled is verified, once per booked item, and not before the day', async () => {
    const token = await api.registerMember('traveller@mail.example')
    await pay(await book(token, night, '2026-11-24'))
    const early = await api.ask('writeReview', review({ productId: night }), { token })
    expect(early.data.review.verified).toBe(false)
    api.clock.now += 4 * DAY
    const later = await api.ask('writeReview', review({ productId: night, score: 5 }), { token })
    expect(later.data.review).toMatchObject({ verified: true, travelledOn: '2026-11-24' })
    expect((await api.ask('writeReview', review({ productId: night }), { token })).code).toBe('alreadyReviewed')
    api.clock.now -= 4 * DAY
  })

  test('only who travelled has words on the front page', async () => {
    const praise = async () =>
      (await api.ask('listHomeProducts', { locale: 'en' })).data.reviews.map(({ text }) => text)
    const token = await api.registerMember('praise@mail.example')
    await pay(await book(token, boat, '2026-11-27'))
    const early = review({ score: 5, text: 'Never been there, but visit https://bait.example' })
    expect((await api.ask('writeReview', early, { token })).data.review.verified).toBe(false)
    expect(await praise()).not.toContain(early.text)
    api.clock.now += 7 * DAY
    const later = review({ score: 5, text: 'The best day of the year.' })
    expect((await api.ask('writeReview', later, { token })).data.review.verified).toBe(true)
    expect(await praise()).toContain(later.text)
    api.clock.now -= 7 * DAY
  })

  test('who has reviewed every journey has no further, unverified one', async () => {
    const token = await api.registerMember('thorough@mail.example')
    await pay(await book(token, boat, '2026-11-26'))
    api.clock.now += 6 * DAY
    expect((await api.ask('writeReview', review(), { token })).data.review.verified).toBe(true)
    expect((await api.ask('writeReview', review(), { token })).code).toBe('alreadyReviewed')
    api.clock.now -= 6 * DAY
  })

  test('a cancelled reservation does not make a traveller', async () => {
    const token = await api.registerMember('cancelled@mail.example')
    await book(token, night, '2026-11-25')
    await api.registry
      .requireDatabase('alpha')
      .execute("update reservations set status = 'cancelled' where guest->>'email' = 'ada@mail.example'")
    api.clock.now += 6 * DAY
    expect((await api.ask('writeReview', review({ productId: night }), { token })).data.review.verified).toBe(false)
    api.clock.now -= 6 * DAY
  })

  test('twenty of one member at once leave one review and a right average', async () => {
    const token = await api.registerMember('race@mail.example')
    const before = (await api.ask('listReviews', { locale: 'en', productId: boat })).data.total
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => api.ask('writeReview', review({ score: 1 }), { token })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const { data } = await api.ask('listReviews', { locale: 'en', productId: boat, pageSize: 50 })
    expect(data.total).toBe(before + 1)
    const scores = data.reviews.filter(({ verified }) => verified).map((entry) => entry.score)
    expect(data.average).toBe(Number((scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(2)))
  })

  test('too many from one person are stopped', async () => {
    const token = await api.registerMember('flood@mail.example')
    const answers = await Promise.all(Array.from({ length: 22 }, () => api.ask('writeReview', review(), { token })))
    expect(answers.some((answer) => answer.code === 'tooManyRequests')).toBe(true)
  })
})

describe('what is kept', () => {
  test('the average of the product is the sum of the scores by their count, everywhere the same', async () => {
    const { data: list } = await api.ask('listReviews', { locale: 'en', productId: boat, pageSize: 50 })
    const { data: product } = await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    expect(product.rating).toEqual({ average: list.average, count: list.count })
    expect(product.reviewSummary.distribution).toEqual(list.distribution)
    expect(list.distribution.reduce((sum, count) => sum + count, 0)).toBe(list.count)
    const settings = await api.ask('getSettings', {})
    const { data: other } = await api.ask('listReviews', { locale: 'en', productId: night })
    expect(settings.data.home.reviews.count).toBe(list.count + other.count)
  })

  test('tags and control characters are gone before it is stored', async () => {
    const token = await api.registerMember('markup@mail.example')
    const hostile = '<script>alert(1)</script>Fine <b>trip</b>\u0000\u202e, 3 < 5'
    const { data } = await api.ask('writeReview', review({ text: hostile, author: '<i>Eve</i>' }), { token })
    expect(data.review).toMatchObject({ text: 'alert(1)Fine trip, 3 < 5', author: 'Eve' })
  })

  test('the page that shows an unverified one is invalidated, no list', async () => {
    const token = await api.registerMember('tags@mail.example')
    api.invalidated.length = 0
    await api.ask('writeReview', review(), { token })
    expect(api.invalidated).toEqual([[`product:${boat}`]])
  })

  test('pages of reviews hold each once, those in the asked language first', async () => {
    const token = await api.registerMember('german@mail.example')
    await api.ask('writeReview', review({ locale: 'de', text: 'Schön.' }), { token })
    const { data: all } = await api.ask('listReviews', { locale: 'de', productId: boat, pageSize: 50 })
    expect(all.reviews.find(({ verified }) => !verified)?.text).toBe('Schön.')
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.ask('listReviews', { locale: 'de', productId: boat, page, pageSize: 2 })),
    )
    const ids = pages.flatMap(({ data }) => data.reviews.map((entry) => entry.id))
    expect(ids).toEqual(all.reviews.slice(0, 6).map((entry) => entry.id))
  })
})

describe('what is refused', () => {
  test.each([
    ['a score of 6', { score: 6 }, 'puan'],
    ['half a star', { score: 3.5 }, 'puan'],
    ['no words', { text: ' <p></p> ' }, 'aciklama'],
    ['too many words', { text: 'x'.repeat(2001) }, 'aciklama'],
    ['a day to come', { travelledOn: '2027-01-01' }, 'seyahat_tarihi'],
  ])('%s', async (_name, change, field) => {
    const token = await api.registerMember(`${randomUUID()}@mail.example`)
    const { status, body } = await api.ask('writeReview', review(change), { token })
    expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]])
  })

  test('an unknown product', async () => {
    const token = await api.registerMember('unknown@mail.example')
    expect((await api.ask('writeReview', review({ productId: 999_999 }), { token })).status).toBe(404)
    expect((await api.ask('listReviews', { locale: 'en', productId: 999_999 })).status).toBe(404)
  })
})
