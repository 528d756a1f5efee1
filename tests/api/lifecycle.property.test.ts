import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookEntry, CARD_BOOK, compareBooks, type GatewayPayment } from '../fixtures/gateway-book'
import { couponFaults, MAIL_RULE } from '../fixtures/lifecycle-rules'
import { NOON } from './harness'
import { signInAgency } from './support/agency'
import { assertLedger } from './support/assert-ledger'
import { chooseStep, type LifecycleCommand, moveCheaper, moveDearer, PRICES } from './support/lifecycle-commands'
import { endLifecycle, type Lived, type Step, takeStep } from './support/live-booking'
import { checkLifecycle, rowOf } from './support/observe-lifecycle'
import { type Guide, openGuide } from './support/ticket-codes'
import { openShop, type Shop, type Wish } from './support/trips'

/** `KERVAN_LIFECYCLE_RUNS=500` is the long form; `KERVAN_LIFECYCLE_SEED` repeats one. */
const RUNS = Number(process.env.KERVAN_LIFECYCLE_RUNS ?? 12)
/** In the suite no sequence is begun after this; the long form ends with its number of runs. */
const LIMIT = process.env.KERVAN_LIFECYCLE_RUNS ? {} : { interruptAfterTimeLimit: 25_000 }
const SEED = process.env.KERVAN_LIFECYCLE_SEED ? { seed: Number(process.env.KERVAN_LIFECYCLE_SEED) } : {}
/** Divisible by any number of commands that may be apt, so that each is as likely. */
const MOST_COMMANDS = 360_359
/** One: a reservation that expires and comes back can lose it to somebody else. */
const USES = 1
const DATES = Object.keys(PRICES)

let shop: Shop
let guide: Guide
let villa: number
let lifecycles = 0

beforeAll(async () => {
  shop = await openShop({ kinds: true, render: async () => Buffer.from('%PDF-') })
  guide = await openGuide(shop.api)
  villa = (await shop.api.ask('getProduct', { locale: 'en', slug: 'test-villa' })).data.id
  await shop.db.execute(`delete from season_prices where product_id = ${shop.boat}`)
  await shop.db.execute(
    `insert into season_prices (product_id, valid_from, valid_to, adult, child, infant) values
       (${shop.boat}, '2026-01-01', '2027-01-10', 42, 21, 0), (${shop.boat}, '2027-01-10', '2027-01-20', 52, 26, 0),
       (${shop.boat}, '2027-01-20', '2027-12-31', 32, 16, 0)`,
  )
  await shop.db.execute(
    `insert into coupons (code, discount_type, discount_value, uses_left) values
       ('SHARE', 'percent', '15', ${USES}), ('SUM', 'fixed', '50.00', ${USES})`,
  )
})
afterAll(() => shop.close())

type Booked = Wish & { isAgencys?: boolean; movesByRequest?: boolean }

async function begin({ isAgencys = false, movesByRequest = false, ...wish }: Booked): Promise<Lived> {
  lifecycles += 1
  const stay = wish.endDate ? { ...wish, productId: villa } : wish
  const token = isAgencys ? await signInAgency(shop.api) : await shop.newMember()
  const watched = { address: `2001:db8:${lifecycles}:700::1`, wasSettled: false, voucher: null, seen: null }
  // Days pass in a life; that a session ends meanwhile is no part of it.
  for (const table of ['member_sessions', 'agency_sessions'])
    await shop.db.execute(`update ${table} set expires_at = '2028-01-01'`)
  const setInstant = (isInstant: boolean) =>
    shop.db.execute(`update products set instant_confirmation = ${isInstant} where id = ${shop.boat}`)
  await setInstant(true)
  const trip = await shop.bookAs(token, stay)
  if (movesByRequest) await setInstant(false)
  return { trip, ...watched, codes: new Set(), pages: [], moves: new Set(), transfers: 0, rival: null, steps: 0 }
}

/** Ledger, stock, mails and coupons of the whole shop. */
async function checkBooks(): Promise<void> {
  await assertLedger(shop.db, MAIL_RULE)
  expect(await shop.rows(couponFaults(USES))).toEqual([])
  // The same may be told of again later in the same words; within an event it is told of once.
  await shop.db.execute('delete from mails')
}

/** Every cent that the gateway took or gave back is in the book, and no other. */
async function checkGateway(): Promise<void> {
  const payments = (await (await fetch(`${shop.gateway.origin}/_payments`)).json()) as GatewayPayment[]
  const { lost, invented } = compareBooks(payments, (await shop.rows(CARD_BOOK)) as BookEntry[])
  expect({ lost, invented }).toEqual({ lost: [], invented: [] })
}

/** Whatever is due or open of a reservation is really taken by the call that pays it. */
async function payWhatIsOpen(lived: Lived): Promise<void> {
  for (const step of ['jobs', 'refundByHand'] as const) await takeStep(shop, lived, { kind: step })
  const { status, hasBegun, options, payUntil } = await checkLifecycle(shop, guide, lived, 'at rest')
  const isPayable = options.confirmed ? options.open !== '0.00' : Date.parse(payUntil ?? '') > shop.api.clock.now
  if (status !== 'active' || hasBegun || !isPayable) return
  const call = options.confirmed ? 'payBalance' : 'startPayment'
  expect(await shop.pay(lived.trip, { call, threeDSecure: false })).toBe('captured')
  const paid = await checkLifecycle(shop, guide, lived, 'paid')
  expect(paid.options.confirmed).toBe(true)
  if (options.confirmed) expect(paid.paid).toBe(paid.total)
}

/** A step as it is, one that depends on the state, or a number that stands for one of those that are apt then. */
type Event = Step | LifecycleCommand | number

function toStep(lived: Lived, event: Event): Step | null {
  if (typeof event === 'number') return chooseStep(lived, event)
  return typeof event === 'function' ? event(lived) : event
}

async function live(wish: Booked, steps: readonly Event[]): Promise<Lived> {
  shop.api.clock.now = NOON
  const lived = await begin(wish)
  await checkLifecycle(shop, guide, lived, 'booked')
  for (const entry of steps) {
    const step = toStep(lived, entry)
    if (!step) continue
    await takeStep(shop, lived, step)
    await checkLifecycle(shop, guide, lived, JSON.stringify(step))
    await checkBooks()
  }
  await payWhatIsOpen(lived)
  await checkBooks()
  await endLifecycle(shop, lived)
  await checkLifecycle(shop, guide, lived, 'ended')
  await checkBooks()
  await checkGateway()
  return lived
}

test('a reservation paid in full and moved to a dearer day is paid, moved back, and refunded', async () => {
  const lived = await live({ date: '2026-12-08', paymentPlan: 'full', couponCode: 'share' }, [
    { kind: 'pay' },
    { kind: 'move', date: '2027-01-12' },
    { kind: 'jobs' },
    { kind: 'pay' },
    { kind: 'move', date: '2027-01-26' },
    { kind: 'jobs' },
  ])
  expect(await rowOf(shop, lived.trip)).toMatchObject({ status: 'cancelled', revision: 2, paidAmount: '0.00' })
  expect(lived.codes.size).toBe(3)
})

const wish: fc.Arbitrary<Booked> = fc.record({
  date: fc.constantFrom(...DATES),
  endDate: fc.constantFrom(...Array(7).fill(undefined), '2027-02-02'),
  adult: fc.constantFrom(1, 2, 3),
  couponCode: fc.constantFrom(undefined, 'share', 'sum'),
  paymentPlan: fc.constantFrom('deposit' as const, ...Array<'full'>(3).fill('full')),
  isAgencys: fc.constantFrom(...Array(5).fill(false), true),
  movesByRequest: fc.constantFrom(false, false, true),
})

/** First how it is paid, so that most lives get somewhere. */
const beginning = fc.constantFrom<Event[]>(
  [{ kind: 'pay' }],
  [{ kind: 'pay' }, moveCheaper],
  [{ kind: 'openPage' }, { kind: 'completePage' }, moveDearer],
  [{ kind: 'openPage' }, { kind: 'wait', minutes: 47 }, { kind: 'takenUnheard' }],
  [{ kind: 'openPage' }, { kind: 'idle', minutes: 40 }, { kind: 'completePage' }],
  [{ kind: 'openPage' }, { kind: 'wait', minutes: 47 }, { kind: 'rival' }, { kind: 'takenUnheard' }],
  [{ kind: 'transfer', percent: '60' }],
  [{ kind: 'transfer', percent: '5' }],
)

const PAID_IN_FULL: Booked = { date: '2027-01-12', adult: 2, paymentPlan: 'full' }

/** Run first, on a slow machine too: a refund by a change of date, a change that issues the voucher anew, a page that is paid after its end. */
const EXAMPLES: [Booked, Event[], number[]][] = [
  [PAID_IN_FULL, [{ kind: 'pay' }, moveCheaper, { kind: 'jobs' }], []],
  [{ ...PAID_IN_FULL, date: '2026-12-08' }, [{ kind: 'openPage' }, { kind: 'completePage' }, moveDearer], []],
  [PAID_IN_FULL, [{ kind: 'openPage' }, { kind: 'wait', minutes: 47 }, { kind: 'takenUnheard' }], []],
]

test('after any events a settled reservation is settled and payable, its voucher follows it, and the books add up', async () => {
  let settled = 0
  const property = fc.asyncProperty(
    wish,
    beginning,
    fc.array(fc.nat(MOST_COMMANDS), { minLength: 3, maxLength: 6 }),
    async (wished, first, more) => {
      const lived = await live(wished, [...first, ...more])
      if (lived.wasSettled) settled += 1
    },
  )
  await fc.assert(property, {
    numRuns: RUNS + EXAMPLES.length,
    examples: EXAMPLES,
    endOnFailure: true,
    ...LIMIT,
    ...SEED,
  })
  expect(settled).toBeGreaterThan(0)
}, 7_200_000)
