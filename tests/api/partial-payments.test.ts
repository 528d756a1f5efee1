import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiveMoney } from '@/backend/payments/received-money'
import { planReversal, reversePayment } from '@/backend/payments/reverse-payment'
import { subtractAmounts } from '@/domain/money/amount'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

const HOUR = 3_600_000
/** Of the boat trip: its sale ends so long before its start. */
const CUTOFF = 2 * HOUR

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

async function transfer({ reference }: Trip, amount: string): Promise<void> {
  const [row] = await shop.rows(`select id from reservations where reference = '${reference}'`)
  await receiveMoney(shop.db, {
    ...{ reservationId: Number(row?.id), method: 'bankTransfer', amount, currency: 'TRY', key: randomUUID() },
    ...{ notificationId: null, actor: 'staff:1', now: shop.api.clock.now },
  })
  await shop.api.runJobs()
}

const optionsOf = async ({ reference, token }: Trip) =>
  (await shop.api.ask('getReservationOptions', { reference }, { token })).data

const lastCharge = async ({ reference }: Trip) => {
  const [row] = await shop.rows(
    `select p.paid_amount as amount, p.state from payments p join reservations r on r.id = p.reservation_id
     where r.reference = '${reference}' order by p.id desc limit 1`,
  )
  return row
}

test('the rest of a partly transferred card booking is paid by card', async () => {
  const trip = await shop.book({ date: '2026-12-10' })
  const { fixed } = await shop.result(trip)
  await transfer(trip, '10.00')
  const partly = await shop.result(trip)
  expect(partly).toMatchObject({ reservationStatus: 'active', paid: { amount: '10.00' } })
  expect(Date.parse(partly.payUntil ?? '')).toBe(NOON + 24 * HOUR)
  const { text } = (await shop.mailsOf(trip)).at(-1) ?? { text: '' }
  expect(text).toContain('is still to be paid by')

  shop.api.clock.now += 2 * HOUR
  expect(await shop.pay(trip)).toBe('captured')
  expect(await lastCharge(trip)).toEqual({ amount: subtractAmounts(fixed.charged, '10.00'), state: 'captured' })
  const paid = await shop.result(trip)
  expect(paid).toMatchObject({ paid: { amount: fixed.charged }, payUntil: null })
  expect(await optionsOf(trip)).toMatchObject({ confirmed: true, hasVoucher: true })
  expect((await optionsOf(trip)).refunds).toEqual([])
})

test.each(['card', 'bankTransfer'] as const)(
  'a partly paid booking by %s lapses, and its money is owed back',
  async (paymentMethod) => {
    const trip = await shop.book({ date: '2026-12-11', paymentMethod })
    await transfer(trip, '10.00')
    await shop.pass(20 * HOUR)
    expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'active' })
    await shop.pass(30 * HOUR)
    expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'cancelled', payUntil: null })
    expect((await optionsOf(trip)).refunds).toMatchObject([{ amount: '10.00', refundState: 'due' }])
    const { subject, text } = (await shop.mailsOf(trip)).at(-1) ?? { subject: '', text: '' }
    expect(subject).toContain('has lapsed')
    expect(text).toContain('goes back the way you paid')
    expect(text).not.toContain('You have not been charged')
  },
)

test('a payment that was entered by mistake is reversed after its booking has lapsed, too', async () => {
  const trip = await shop.book({ date: '2026-12-19' })
  await transfer(trip, '10.00')
  await shop.pass(30 * HOUR)
  expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'cancelled' })
  const [entry] = await shop.rows(
    `select l.id from ledger l join reservations r on r.id = l.reservation_id where r.reference = '${trip.reference}'`,
  )
  const plan = await planReversal(shop.db, Number(entry?.id), shop.api.clock.now)
  expect(plan).toMatchObject({ refusal: null, withdrawn: '10.00', payUntil: null })
  await shop.db.transaction((transaction) =>
    reversePayment(transaction, plan, { reason: 'Wrong booking', actor: 'staff:1', now: shop.api.clock.now }),
  )
  expect((await optionsOf(trip)).refunds).toEqual([])
})

test('money that goes back does not pay for a lapsed booking that is brought back', async () => {
  const trip = await shop.book({ date: '2026-12-12' })
  const { fixed } = await shop.result(trip)
  await transfer(trip, '10.00')
  await shop.pass(60 * HOUR)
  await transfer(trip, subtractAmounts(fixed.charged, '10.00'))
  const back = await shop.result(trip)
  expect(back).toMatchObject({ reservationStatus: 'active' })
  expect(Date.parse(back.payUntil ?? '')).toBe(shop.api.clock.now + 24 * HOUR)
  expect((await optionsOf(trip)).confirmed).toBe(false)
  expect(await shop.pay(trip)).toBe('captured')
  expect(await lastCharge(trip)).toMatchObject({ amount: '10.00' })
  expect((await optionsOf(trip)).confirmed).toBe(true)
})

test('a booking whose transfer is reversed beside card money can be paid again, or lapses', async () => {
  const trip = await shop.book({ date: '2026-12-13' })
  await transfer(trip, '10.00')
  expect(await shop.pay(trip)).toBe('captured')
  const [entry] = await shop.rows(
    `select l.id from ledger l join reservations r on r.id = l.reservation_id
     where r.reference = '${trip.reference}' and l.payment_id is null`,
  )
  await shop.db.transaction(async (transaction) => {
    const plan = await planReversal(transaction, Number(entry?.id), shop.api.clock.now)
    await reversePayment(transaction, plan, { reason: 'Wrong booking', actor: 'staff:1', now: shop.api.clock.now })
  })
  const again = await shop.result(trip)
  expect(Date.parse(again.payUntil ?? '')).toBeGreaterThan(shop.api.clock.now)
  expect((await optionsOf(trip)).confirmed).toBe(false)
  expect(await shop.pay(trip)).toBe('captured')
  expect(await lastCharge(trip)).toMatchObject({ amount: '10.00' })
})

test('the deadline of the rest ends with the sale, and what was paid in part stays for the operator to decide', async () => {
  const trip = await shop.book({ date: '2026-12-14', paymentMethod: 'bankTransfer' })
  shop.api.clock.now = Date.parse('2026-12-13T20:00:00Z')
  await shop.rows(`update reservations set pay_until = '2026-12-13T21:00:00Z' where reference = '${trip.reference}'`)
  await transfer(trip, '10.00')
  const end = Date.parse((await optionsOf(trip)).startsAt) - CUTOFF
  expect(Date.parse((await shop.result(trip)).payUntil ?? '')).toBe(end)
  await shop.pass(end - shop.api.clock.now)
  expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'active', payUntil: null })
  await shop.pass(6 * HOUR)
  expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'active', payUntil: null })
  expect((await optionsOf(trip)).refunds).toEqual([])
})

test('an upgrade gives a week to partly paid bookings of trips that are far away, and tells their guests', async () => {
  const far = await shop.book({ date: '2026-12-15', paymentMethod: 'bankTransfer' })
  const longer = await shop.book({ date: '2026-12-16', paymentMethod: 'bankTransfer' })
  const near = await shop.book({ date: '2026-12-17', paymentMethod: 'bankTransfer' })
  const unpaid = await shop.book({ date: '2026-12-18', paymentMethod: 'bankTransfer' })
  const all = [far, longer, near, unpaid]
  for (const trip of [far, longer, near]) await transfer(trip, '10.00')
  const set = async ({ reference }: Trip, day: string, until: string) => {
    const own = `(select id from reservations where reference = '${reference}')`
    await shop.rows(`update reservation_items set day = ${day} where reservation_id = ${own}`)
    await shop.rows(`update reservations set pay_until = ${until} where id = ${own}`)
  }
  await set(far, 'current_date + 15', 'null')
  await set(longer, 'current_date + 15', `now() + interval '9 days'`)
  await set(near, 'current_date + 14', `now() - interval '1 day'`)
  await set(unpaid, 'current_date + 15', `now() + interval '1 day'`)
  const migration = await readFile('backend/db/migrations/0065_partial_deadlines.sql', 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await shop.rows(statement)
  const days = async ({ reference }: Trip) => {
    const [row] = await shop.rows(
      `select round(extract(epoch from pay_until - now()) / 86400) as days from reservations where reference = '${reference}'`,
    )
    return row?.days === null ? null : Number(row?.days)
  }
  expect(await Promise.all(all.map(days))).toEqual([7, 9, null, 1])
  const mails = await shop.rows(
    `select r.reference from jobs j join reservations r on r.id = (j.payload ->> 'reservationId')::int
     where j.dedupe_key like 'mail:rest:%' and r.reference in (${all.map(({ reference }) => `'${reference}'`)}) order by r.id`,
  )
  expect(mails).toEqual([far, longer].map(({ reference }) => ({ reference })))
  shop.api.clock.now = Date.now() + 2 * HOUR
  await shop.api.runJobs()
  expect((await shop.mailsOf(far)).at(-1)?.text).toContain('is still to be paid by')
  for (const trip of all) await set(trip, `date '${trip.wish.date}'`, 'null')
})
