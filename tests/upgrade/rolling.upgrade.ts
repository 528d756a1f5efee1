import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Booking, bookNew, bookPaid, bookToTheBank, makeBookings, openShop, type Shop } from './bookings'
import { expectSameAsGateway, expectSoundBooks, waitForJobs } from './books'
import { AnswerLog, type Client, createRecordedClient, require200 } from './client'
import { fillOtherTenant } from './other-tenant'
import { CONTRACTING, checkStatically, EXPANDING, migrateFrom, plantMigrations } from './planted'
import { compareReadings, type Readings, read, readBooking, type Subjects } from './readings'
import { DEMO_PASSWORD, ORIGINS, type Servers, startServers } from './servers'
import { cancel, changeDate, pay } from './shopper'
import { letPayTimePass, readState } from './states'
import { Traffic } from './traffic'

/** Answers of the former API from its start until it is stopped for good. */
const formerLog = new AnswerLog()
const nextLog = new AnswerLog()
/** The moment that refunds are asked for: the same for both releases. */
const at = new Date().toISOString()

const clientsOf = (origin: string, log: AnswerLog) => ({
  lykia: createRecordedClient(origin, 'lykia', log),
  orion: createRecordedClient(origin, 'orion', log),
})
const former = clientsOf(ORIGINS.former, formerLog)
const next = clientsOf(ORIGINS.next, nextLog)

let servers: Servers
let shop: Shop
let bookings: Map<string, Booking>
let atBank: Awaited<ReturnType<typeof bookToTheBank>>[]
let subjects: Subjects
let said: Readings
let traffic: Traffic
let pools: ReturnType<Servers['openPool']>[]

/** The same shop, asked through the next release. */
const nextShop = (): Shop => ({ ...shop, ask: next.lykia })

const tripOf = (name: string) => {
  const booking = bookings.get(name)
  if (!booking) throw new Error(`no booking is called ${name}`)
  return booking.trip
}

const signIn = async (ask: Client, email: string) =>
  (await require200('login', ask('login', { email, password: DEMO_PASSWORD }))).token

/** The former release's demo has reviews of nobody who travelled: this one counts none of them, and lists by ratings. */
async function forgetRatings(pool: Pool): Promise<void> {
  await pool.query('delete from reviews')
  await pool.query('update products set rating_average = 0, rating_count = 0')
  await pool.query(
    `update settings set value = jsonb_set(value, '{reviews}', '{"average": 0, "count": 0}') where section = 'home'`,
  )
}

beforeAll(async () => {
  servers = await startServers()
  await servers.former.start()
  pools = ['lykia', 'orion'].map((company) => servers.openPool(company))
  const [pool] = pools
  if (!pool) throw new Error('no database is open')
  shop = await openShop(former.lykia, pool)
  bookings = await makeBookings(shop)
  atBank = [await bookToTheBank(shop), await bookToTheBank(shop)]
  const other = await fillOtherTenant(former.orion)
  const demoToken = await signIn(former.lykia, 'demo@lykia.example')
  const { agencyToken, tours } = shop
  subjects = { bookings, agencyToken, demoToken, productId: tours.onRequest, other }
  await Promise.all(pools.map(waitForJobs))
  await Promise.all(pools.map(forgetRatings))
  said = await read(former.lykia, former.orion, subjects, at)
})

afterAll(() => servers?.stop())

test('the database of the former release has a booking in every state', async () => {
  const states = [...bookings].map(async ([name, { trip }]) => [name, await readState(former.lykia, trip)])
  const wanted = [...bookings].map(([name, { state }]) => [name, state])
  expect(await Promise.all(states)).toEqual(wanted)
  const { reservations } = await require200(
    'getMemberData',
    former.lykia('getMemberData', {}, { token: subjects.demoToken }),
  )
  expect(reservations.map(({ reservationStatus }) => reservationStatus)).toContain('closed')
})

test('the former API answers everybody while the next one migrates and starts', async () => {
  traffic = new Traffic(shop, formerLog, subjects.demoToken)
  await traffic.nextRound()
  await servers.next.start()
  await traffic.nextRound()
  expect({ failures: formerLog.failures, refusals: traffic.refusals }).toEqual({ failures: [], refusals: [] })
})

test('the next API says what the former one said of every booking, account and page', async () => {
  const now = await read(next.lykia, next.orion, subjects, at)
  expect(said.size).toBeGreaterThan(100)
  expect(compareReadings(said, now)).toEqual([])
})

test('a payment that was begun before the upgrade ends once, at whichever API the bank sends the person back to', async () => {
  const [first, second] = atBank
  if (!first || !second) throw new Error('nobody is at the bank')
  const comeBack = async (ask: Client, { callback }: typeof first) =>
    (await require200('returnFromBank', ask('returnFromBank', callback))).paymentState
  expect(await comeBack(next.lykia, first)).toBe('captured')
  // The one that comes while the other is being answered is told that it is not known yet.
  const answers = await Promise.all([comeBack(former.lykia, second), comeBack(next.lykia, second)])
  expect(answers).toContain('captured')
  expect(await comeBack(former.lykia, second)).toBe('captured')
  const states = [first, second].map(({ trip }) => readState(former.lykia, trip))
  expect(await Promise.all(states)).toEqual(['active depositCollected', 'active depositCollected'])
})

test('each API goes on with what the other one has begun', async () => {
  const ofNext = await bookPaid(nextShop())
  const readings = [former, next].map(({ lykia }) => readBooking(lykia, 'made by the next API', ofNext, at))
  const [byFormer, byNext] = await Promise.all(readings)
  expect(compareReadings(new Map(byFormer), new Map(byNext))).toEqual([])
  const ofFormer = await bookToTheBank(shop)
  await require200('returnFromBank', next.lykia('returnFromBank', ofFormer.callback))
  await changeDate(former.lykia, ofNext)
  await cancel(former.lykia, ofNext)
  await changeDate(next.lykia, ofFormer.trip)
  await cancel(next.lykia, ofFormer.trip)
  await cancel(next.lykia, tripOf('moved to another day'))
  await pay(former.lykia, await bookNew(nextShop()))
  const { hold } = subjects.other
  await require200('prolongHold', next.orion('prolongHold', hold))
  expect(await require200('releaseHold', former.orion('releaseHold', hold))).toMatchObject({ released: true })
  expect(nextLog.failures).toEqual([])
})

test('what is due while both run is done once', async () => {
  const [pool] = pools
  if (!pool) throw new Error('no database is open')
  const waiting = await Promise.all([1, 2, 3, 4].map(() => bookNew(shop, { paymentMethod: 'bankTransfer' })))
  await Promise.all(waiting.map((trip) => letPayTimePass(pool, trip)))
  const states = () => Promise.all(waiting.map((trip) => readState(next.lykia, trip)))
  await expect.poll(states, { timeout: 20_000 }).toEqual(waiting.map(() => 'cancelled uncollected'))
})

test('the former API is stopped without a failed answer, and all books add up', async () => {
  await traffic.nextRound()
  await traffic.stop()
  expect({ failures: formerLog.failures, refusals: traffic.refusals }).toEqual({ failures: [], refusals: [] })
  await servers.former.end()
  await Promise.all(pools.map(waitForJobs))
  for (const pool of pools) await expectSoundBooks(pool)
  await expectSameAsGateway(pools)
})

test('a drawn picture is served until it is adopted, and leads to the one that takes its place afterwards', async () => {
  const readCover = async () => {
    const { rows } = await servers
      .openPool('lykia')
      .query<{ file: string }>(`select images -> 0 ->> 'file' as file from products order by id limit 1`)
    return rows[0]?.file ?? ''
  }
  const drawn = await readCover()
  expect(drawn).toMatch(/^lykia\/pictures\//)
  await servers.former.start()
  const ask = (origin: string, file: string) =>
    fetch(`${origin}/uploads/${file}-640.webp`, { redirect: 'manual' }).then(({ status }) => status)
  expect([await ask(ORIGINS.former, drawn), await ask(ORIGINS.next, drawn)]).toEqual([200, 200])
  await servers.former.end()
  await servers.adoptPictures()
  const cover = await readCover()
  expect(cover).toMatch(/^lykia\/urun\//)
  // The next API has been asked for neither address that is now there.
  expect([await ask(ORIGINS.next, cover), await ask(ORIGINS.next, drawn)]).toEqual([200, 301])
})

test('a planted migration that expands leaves the former API serving', async () => {
  await servers.former.start()
  traffic = new Traffic(shop, formerLog, subjects.demoToken)
  const folder = plantMigrations({ expanding: EXPANDING })
  expect(await checkStatically(folder)).toEqual({ isGood: true, output: expect.stringContaining('nothing found') })
  await migrateFrom(folder, servers)
  await traffic.nextRound()
  expect({ failures: formerLog.failures, refusals: traffic.refusals }).toEqual({ failures: [], refusals: [] })
})

test('a planted migration that contracts too early breaks the former API, and the static check names it', async () => {
  const folder = plantMigrations({ expanding: EXPANDING, contracting: CONTRACTING })
  const { isGood, output } = await checkStatically(folder)
  expect({ isGood, output }).toMatchObject({
    isGood: false,
    output: expect.stringMatching(/_contracting: drops the column/),
  })
  await migrateFrom(folder, servers)
  await traffic.nextRound()
  await traffic.stop()
  expect(formerLog.failures).toContainEqual(expect.stringMatching(/: 500 /))
})
