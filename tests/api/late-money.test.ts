import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { receiveMoney } from '@/backend/payments/received-money'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { DeskBrowser } from './support/desk'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

const HOUR = 3_600_000

let shop: Shop
let sums = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

async function expired(wish: Wish): Promise<Trip & { id: number }> {
  const trip = await shop.book({ ...wish, paymentMethod: 'bankTransfer' })
  await shop.pass(25 * HOUR)
  const [row] = await shop.rows(`select id, status from reservations where reference = '${trip.reference}'`)
  expect(row?.status).toBe('cancelled')
  return { ...trip, id: Number(row?.id) }
}

async function payLate({ id }: { id: number }): Promise<void> {
  const key = `late-${++sums}`
  const actor = 'staff:1'
  const { now } = shop.api.clock
  const money = { reservationId: id, method: 'bankTransfer', amount: '756.00', currency: 'TRY', key, actor } as const
  await receiveMoney(shop.db, { ...money, notificationId: null, now })
}

async function endOf({ id }: { id: number }) {
  const [row] = await shop.rows(
    `select status, holds_stock, (select string_agg(cause, ' ') from refunds f where f.reservation_id = r.id) as causes
     from reservations r where id = ${id}`,
  )
  return row
}

const returned = (causes: string) => ({ status: 'cancelled', holds_stock: false, causes })

test('late money brings back a booking that could still be made', async () => {
  const trip = await expired({ date: '2026-12-02' })
  await payLate(trip)
  expect(await endOf(trip)).toEqual({ status: 'active', holds_stock: true, causes: null })
})

test.each([
  [
    'the day is closed',
    '2026-12-03',
    (id: number) => `insert into closed_days (product_id, day) values (${id}, '2026-12-03')`,
  ],
  ['the product is withdrawn', '2026-12-04', (id: number) => `update products set active = false where id = ${id}`],
  [
    'the departure does not exist any more',
    '2026-12-05',
    (id: number) => `delete from product_sessions where product_id = ${id}`,
  ],
])('it goes back where %s', async (_, date, change) => {
  const trip = await expired({ date })
  const undo = new Error('undone')
  const result = await shop.db
    .transaction(async (transaction) => {
      await transaction.execute(change(shop.boat))
      const { now } = shop.api.clock
      const money = { method: 'bankTransfer', amount: '756.00', currency: 'TRY', key: 'x', actor: 'staff:1' } as const
      await receiveMoney(transaction, { ...money, reservationId: trip.id, notificationId: null, now })
      const { rows } = await transaction.execute(
        `select r.status, r.holds_stock, f.cause as causes from reservations r join refunds f on f.reservation_id = r.id
         where r.id = ${trip.id}`,
      )
      throw Object.assign(undo, { row: rows[0] })
    })
    .catch((error: Error & { row?: unknown }) => error)
  expect(result).toMatchObject({ message: 'undone', row: returned('unavailable') })
})

test('it goes back once the sale has ended, and the mail does not speak of places', async () => {
  const trip = await expired({ date: '2026-11-23' })
  shop.api.clock.now = Date.parse('2026-11-23T06:00:00Z')
  await payLate(trip)
  expect(await endOf(trip)).toEqual(returned('unavailable'))
  await shop.api.runJobs()
  expect((await shop.mailsOf(trip)).at(-1)?.text).toContain(RESERVATION_MAIL_TEXTS.en.paymentReturned.unavailable)
})

test('a coupon of one use gives its discount to one booking, however many lapse and are paid late', async () => {
  await shop.rows(
    `insert into coupons (code, discount_type, discount_value, uses_left) values ('SINGLE', 'fixed', '100.00', 1)`,
  )
  const first = await expired({ date: '2026-12-06', couponCode: 'SINGLE' })
  const second = await expired({ date: '2026-12-07', couponCode: 'SINGLE' })
  const manager = new DeskBrowser(shop.api)
  await manager.signIn('manager@test.example')
  const form = { method: 'bankTransfer', amount: '756', key: 'seen' }
  const page = (id: number) => `/reservations/${id}`
  const { comesBack, late } = DESK_TEXTS.en.confirm
  const said = (text: string, trip: Trip) => text.replace('{number}', trip.bookingNumber)
  const ask = async ({ id }: { id: number }) => {
    const action = `${page(id)}/money`
    return (await manager.sendOnce(action, await manager.fill(page(id), action, form))).html
  }
  expect(await ask(second)).toContain(said(comesBack, second))
  await payLate(first)
  expect((await endOf(first))?.status).toBe('active')
  expect(await ask(second)).toContain(said(late.couponUsed, second))
  await payLate(second)
  expect(await endOf(second)).toEqual(returned('couponUsed'))
  expect(await shop.rows(`select uses_left from coupons where code = 'SINGLE'`)).toEqual([{ uses_left: 0 }])
})
