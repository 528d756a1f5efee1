import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@/domain/dates/plain-date'
import { type BookEntry, CARD_BOOK, compareBooks, type GatewayPayment } from '../fixtures/gateway-book'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

/** Ten rounds of each in `npm test`; KERVAN_RACE_ROUNDS makes it a long form. */
const ROUNDS = Number(process.env.KERVAN_RACE_ROUNDS ?? 10)
const TOTAL = '3780.00'
const DEPOSIT = '756.00'

let shop: Shop
/** A day of its own for every round and scenario, so that seats never run out. */
let day = addDays('2026-12-01', 0)

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  await assertGateway()
})

/** Every cent that the gateway took or gave back is in the book, and no other. */
async function assertGateway(): Promise<void> {
  const payments = (await (await fetch(`${shop.gateway.origin}/_payments`)).json()) as GatewayPayment[]
  const { rows } = await shop.db.execute<BookEntry>(CARD_BOOK)
  const { captured, lost, invented } = compareBooks(payments, rows)
  expect({ lost, invented }).toEqual({ lost: [], invented: [] })
  expect(captured).toBeGreaterThan(0)
}

const jitter = () => wait(Math.random() * 12)
const later = async <T>(work: () => Promise<T>): Promise<T> => {
  await jitter()
  return work()
}

const cancel = (trip: Trip, expectedRefund: string) =>
  shop.api.ask('cancelReservation', { reference: trip.reference, expectedRefund }, { token: trip.token })

const book = async (): Promise<Trip> => {
  day = addDays(day, 1)
  if (day > '2027-09-30') day = addDays('2026-12-01', 1)
  return shop.book({ date: day })
}

const rounds = async (play: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= ROUNDS; round += 1) await play(round)
}

/** What stands at the end, in one line that says all: status, what is paid net, what the ledger nets to. */
async function standing(trip: Trip): Promise<string> {
  await shop.api.runJobs()
  const { reservationStatus, paid } = await shop.result(trip)
  const [row] =
    await shop.rows(`select coalesce(sum(case when l.entry = 'payment' then l.amount else -l.amount end), 0)::text
      as net from ledger l join reservations r on r.id = l.reservation_id where r.reference = '${trip.reference}'`)
  return `${reservationStatus} paid ${paid.amount} net ${Number(row?.net).toFixed(2)}`
}

const limits = { timeout: 30_000 + ROUNDS * 3_000 }

describe('at one instant', () => {
  test('the bank returns twice, and the person cancels twice: cancelled and unpaid, or booked and paid', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      const callback = await shop.answerBank((await shop.start(trip)).data.html)
      const answers = await Promise.all([
        later(() => shop.comeBack(callback)),
        later(() => shop.comeBack(callback)),
        later(() => cancel(trip, '0.00')),
        later(() => cancel(trip, '0.00')),
      ])
      const codes = answers.slice(2).map((answer) => ('code' in answer ? answer.code : null))
      const isCancelled = codes.includes(null)
      const expected = isCancelled ? 'cancelled paid 0.00 net 0.00' : `active paid ${DEPOSIT} net ${DEPOSIT}`
      expect(await standing(trip), `round ${round}, ${codes}`).toBe(expected)
    }),
  )

  test(
    'a return from the bank waits for whoever has the reservation, and takes no money meanwhile',
    limits,
    async () => {
      const trip = await book()
      const callback = await shop.answerBank((await shop.start(trip)).data.html)
      const stateOf = async () => {
        const found = await shop.rows(`select p.state from payments p join reservations r on r.id = p.reservation_id
        where r.reference = '${trip.reference}'`)
        return found.map(({ state }) => state)
      }
      let returned: Promise<unknown> = Promise.resolve()
      await shop.db.transaction(async (transaction) => {
        await transaction.execute(`select 1 from reservations where reference = '${trip.reference}' for update`)
        returned = shop.comeBack(callback)
        await wait(300)
        expect(await stateOf()).toEqual(['redirect'])
      })
      expect(await returned).toMatchObject({ paymentState: 'captured' })
      expect(await standing(trip)).toBe(`active paid ${DEPOSIT} net ${DEPOSIT}`)
    },
  )

  test('a paid one is cancelled five times while jobs run beside it: paid back once', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      await shop.pay(trip)
      await Promise.all([
        ...Array.from({ length: 5 }, () => later(() => cancel(trip, DEPOSIT))),
        later(() => shop.api.runJobs()),
        later(() => shop.api.runJobs()),
      ])
      expect(await standing(trip), `round ${round}`).toBe('cancelled paid 0.00 net 0.00')
      const refunds = await shop.rows(`select f.id from refunds f join reservations r on r.id = f.reservation_id
        where r.reference = '${trip.reference}'`)
      expect(refunds).toHaveLength(1)
      expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentCaptured', 'cancelled', 'refunded'])
    }),
  )

  test('the rest is paid in three tabs without the bank’s page: taken once', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      await shop.pay(trip)
      const pay = () => later(() => shop.start(trip, { call: 'payBalance', threeDSecure: false }))
      const answers = await Promise.all([pay(), pay(), pay()])
      expect(answers.filter((answer) => answer.data.paymentState === 'captured')).toHaveLength(1)
      expect(await standing(trip), `round ${round}`).toBe(`active paid ${TOTAL} net ${TOTAL}`)
    }),
  )

  test('the rest is paid while the person cancels: all of it back, or nothing cancelled', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      await shop.pay(trip)
      const [, cancelled] = await Promise.all([
        later(() => shop.start(trip, { call: 'payBalance', threeDSecure: false })),
        later(() => cancel(trip, DEPOSIT)),
      ])
      const expected = cancelled.code === null ? 'cancelled paid 0.00 net 0.00' : `active paid ${TOTAL} net ${TOTAL}`
      expect(await standing(trip), `round ${round}, ${cancelled.code}`).toBe(expected)
    }),
  )

  test('a second tab begins to pay while the first comes back from the bank: one deposit is kept', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      const first = await shop.answerBank((await shop.start(trip)).data.html)
      const [started] = await Promise.all([later(() => shop.start(trip)), later(() => shop.comeBack(first))])
      if (started.data.html) await shop.comeBack(await shop.answerBank(started.data.html))
      expect(await standing(trip), `round ${round}`).toBe(`active paid ${DEPOSIT} net ${DEPOSIT}`)
    }),
  )

  test('the deadline passes while the bank returns: lapsed and unpaid, or booked and paid', limits, () =>
    rounds(async (round) => {
      const trip = await book()
      const callback = await shop.answerBank((await shop.start(trip)).data.html)
      const { now } = shop.api.clock
      shop.api.clock.now += 40 * 60_000
      await Promise.all([later(() => shop.comeBack(callback)), later(() => shop.api.runJobs())])
      const state = await standing(trip)
      shop.api.clock.now = now
      expect(['cancelled paid 0.00 net 0.00', `active paid ${DEPOSIT} net ${DEPOSIT}`], `round ${round}`).toContain(
        state,
      )
    }),
  )
})
