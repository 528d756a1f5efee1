import { sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Ticket } from '@/domain/reservations/ticket-token'
import { NOON } from './harness'
import { type Guide, openGuide } from './support/ticket-codes'
import { openShop, type Shop, setFlatPrice, type Trip, type Wish } from './support/trips'

const DAY = 86_400_000

let shop: Shop
let guide: Guide

beforeAll(async () => {
  shop = await openShop()
  guide = await openGuide(shop.api)
  await setFlatPrice(shop)
})
afterAll(() => shop.close())
afterEach(() => {
  shop.api.clock.now = NOON
})

async function confirmed(wish: Wish = {}, ...more: Wish[]): Promise<Trip> {
  const trip = await shop.book({ adult: 1, ...wish }, ...more.map((each) => ({ adult: 1, ...each })))
  await shop.pay(trip)
  return trip
}

const linksOf = async ({ reference, token }: Trip) =>
  (await shop.api.ask('getTickets', { reference }, { token })).data.tickets.map(({ ticketLink }) => ticketLink)

const linkOf = async (trip: Trip) => (await linksOf(trip))[0] ?? ''

async function move({ reference, token }: Trip, ticketNumber: string, date: string) {
  const request = { reference, ticketNumber, date, session: '09:00' }
  const { difference } = (await shop.api.ask('quoteDateChange', request, { token })).data
  const answer = await shop.api.ask('changeDate', { ...request, expectedDifference: difference }, { token })
  expect(answer.code).toBeNull()
}

const moveFirst = async (trip: Trip, date: string) => move(trip, guide.readCode(await linkOf(trip)).ticketNumber, date)

async function cancel({ reference, token }: Trip) {
  const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
  const answer = await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
  expect(answer.code).toBeNull()
}

const set = ({ reference }: Trip, values: string) =>
  shop.db.execute(`update reservations set ${values} where reference = '${reference}'`)

/** The code of the same ticket as the former release printed it. */
async function printByFormerRelease(ticket: Ticket): Promise<string> {
  const [key] = (await shop.rows('select id, private_key from voucher_keys')) as { id: string; private_key: string }[]
  const { company, bookingNumber, ticketNumber, productId, date, time, pax, issuedAt } = ticket
  const people = [pax.adult, pax.child, pax.infant]
  const fields = [company, bookingNumber, ticketNumber, productId, date, time, ...people, issuedAt]
  const signed = `KT1.${key?.id}.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), key?.private_key ?? '').toString('base64url')}`
}

describe('a code', () => {
  test('is valid on its day, and for another day on any other', async () => {
    const link = await linkOf(await confirmed({ date: '2026-12-01' }))
    expect(await guide.checkNow(link)).toBe('valid')
    expect(await guide.checkNow(link, '2026-11-30')).toBe('wrongDay')
    expect(await guide.checkNow(link, '2026-12-02')).toBe('wrongDay')
  })

  test('of a refunded booking is cancelled', async () => {
    const trip = await confirmed({ date: '2026-12-02' })
    const link = await linkOf(trip)
    await cancel(trip)
    expect(await guide.checkNow(link)).toBe('cancelled')
    await shop.api.runJobs()
    expect(await guide.checkNow(link)).toBe('cancelled')
  })

  test('of a booking that is paid on arrival is valid, also after a change of date', async () => {
    await shop.rows(
      `update settings set value = value || '{"paymentMethods": ["card", "bankTransfer", "onArrival"]}' where section = 'other'`,
    )
    const token = await shop.newMember()
    await shop.rows('update members set email_verified_at = now()')
    const trip = await shop.bookAs(token, { adult: 1, date: '2026-12-04', paymentMethod: 'onArrival' })
    expect(await guide.checkNow(await linkOf(trip))).toBe('valid')
    await moveFirst(trip, '2026-12-11')
    expect(await guide.checkNow(await linkOf(trip))).toBe('valid')
  })

  test('from before a change of date is moved, on its own day too, and the new one is valid', async () => {
    const trip = await confirmed({ date: '2026-12-03' })
    const former = await linkOf(trip)
    await moveFirst(trip, '2026-12-10')
    const next = await linkOf(trip)
    expect([guide.readCode(former).revision, guide.readCode(next).revision]).toEqual([0, 1])
    expect(await guide.checkNow(former)).toBe('moved')
    expect(await guide.checkNow(former, '2026-12-10')).toBe('moved')
    expect(await guide.checkNow(next)).toBe('valid')
    await moveFirst(trip, '2026-12-03')
    expect([await guide.checkNow(former), await guide.checkNow(next)]).toEqual(['moved', 'moved'])
    expect(await guide.checkNow(await linkOf(trip))).toBe('valid')
  })

  test('of an item that was not changed stays as it is', async () => {
    const trip = await confirmed({ date: '2026-12-04' }, { date: '2026-12-05' })
    const [, other = ''] = await linksOf(trip)
    shop.api.clock.now += 5000
    await moveFirst(trip, '2026-12-11')
    expect((await linksOf(trip))[1]).toBe(other)
    expect(await guide.checkNow(other)).toBe('valid')
    await move(trip, guide.readCode(other).ticketNumber, '2026-12-12')
    expect(await guide.checkNow(other)).toBe('moved')
    expect(guide.readCode((await linksOf(trip))[1] ?? '').revision).toBe(2)
  })

  test('is unpaid once its payment went back, and valid again when it came in', async () => {
    const trip = await confirmed({ date: '2026-12-06' })
    const link = await linkOf(trip)
    await set(trip, "paid_amount = '0.00'")
    expect(await guide.checkNow(link)).toBe('unpaid')
    await set(trip, 'paid_amount = charged_amount')
    expect(await guide.checkNow(link)).toBe('valid')
  })

  test('is used once check-in says so', async () => {
    const trip = await confirmed({ date: '2026-12-07' })
    const link = await linkOf(trip)
    const { ticketNumber } = guide.readCode(link)
    await shop.db.execute(
      `update reservation_items set used_at = '2026-12-07T06:05:00.9Z' where ticket_number = '${ticketNumber}'`,
    )
    expect(await guide.checkNow(link)).toBe('used')
    const { list } = await guide.fetchList()
    expect(list.tickets.map(({ usedAt }) => usedAt)).toContain(Date.parse('2026-12-07T06:05:00Z') / 1000)
  })

  test('of the former release is valid as long as it says what the ticket says', async () => {
    const trip = await confirmed({ date: '2026-12-08' })
    const former = await printByFormerRelease(guide.readCode(await linkOf(trip)))
    expect(await guide.checkNow(former)).toBe('valid')
    await moveFirst(trip, '2026-12-15')
    expect(await guide.checkNow(former)).toBe('moved')
    // The former release may still be running: it prints the new date without a counter.
    const printed = await printByFormerRelease(guide.readCode(await linkOf(trip)))
    expect(await guide.checkNow(printed)).toBe('valid')
    await cancel(trip)
    expect([await guide.checkNow(former), await guide.checkNow(printed)]).toEqual(['cancelled', 'cancelled'])
  })

  test('is ended by whatever changes what it says, be it a statement by hand', async () => {
    const trip = await confirmed({ date: '2026-12-09' })
    const link = await linkOf(trip)
    const { ticketNumber } = guide.readCode(link)
    const change = (values: string) =>
      shop.db.execute(`update reservation_items set ${values} where ticket_number = '${ticketNumber}'`)
    await change("item = item || '{}', seats = seats")
    expect(await guide.checkNow(link)).toBe('valid')
    await change(`pax = '{"adult": 2, "child": 0, "infant": 0}'`)
    expect(await guide.checkNow(link)).toBe('moved')
    expect(await guide.checkNow(await linkOf(trip))).toBe('valid')
  })
})

describe('the list', () => {
  test('keeps a ticket until no code of it can be on its day', async () => {
    const trip = await confirmed({ date: '2026-12-20' })
    const late = await linkOf(trip)
    await moveFirst(trip, '2026-12-13')
    const early = await linkOf(trip)
    await cancel(trip)
    shop.api.clock.now = Date.parse('2026-12-20T09:00:00Z')
    expect([await guide.checkNow(late), await guide.checkNow(early)]).toEqual(['cancelled', 'cancelled'])
    const size = (await guide.fetchList()).list.tickets.length
    shop.api.clock.now += 3 * DAY
    expect((await guide.fetchList()).list.tickets.length).toBeLessThan(size)
    expect(await guide.checkNow(late, '2026-12-23')).toBe('wrongDay')
  })

  test('says nothing of those who never had a voucher, and of none a name or a number', async () => {
    const size = (await guide.fetchList()).list.tickets.length
    await shop.book({ date: '2026-12-16' })
    const transfer = await shop.book({ date: '2026-12-17', paymentMethod: 'bankTransfer' })
    await shop.api.ask('abandonReservation', { reference: transfer.reference }, { token: transfer.token })
    const gone = await confirmed({ date: '2026-12-18' })
    const { bookingNumber, ticketNumber } = guide.readCode(await linkOf(gone))
    await cancel(gone)
    const { list, text } = await guide.fetchList()
    expect(list.tickets).toHaveLength(size + 1)
    const body = Buffer.from(text.split('.')[2] ?? '', 'base64url').toString()
    for (const part of [bookingNumber, ticketNumber, 'Hannah', 'mail']) expect(body).not.toContain(part)
  })

  test("is the tenant's own", async () => {
    const other = await openGuide(shop.api, 'beta')
    expect((await other.fetchList()).list).toMatchObject({ company: 'beta', tickets: [] })
    await expect(async () => other.readCode(await linkOf(await confirmed({ date: '2026-12-19' })))).rejects.toThrow()
  })

  test('is the same for a minute, with an ETag, and another as soon as something changes', async () => {
    const ask = (etag = '') =>
      shop.api.app.request('/bilet-iptal-listesi-get', { headers: { company: 'alpha', 'if-none-match': etag } })
    const first = await ask()
    const etag = first.headers.get('etag') ?? ''
    expect([etag, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^".+"$/), 'no-cache'])
    shop.api.clock.now += 59_000
    expect((await ask(etag)).status).toBe(304)
    const trip = await confirmed({ date: '2026-12-21' })
    expect((await ask(etag)).status).toBe(304)
    await cancel(trip)
    expect((await ask(etag)).status).toBe(200)
    const { text, list } = await guide.fetchList()
    expect(list.at).toBe(shop.api.clock.now)
    shop.api.clock.now += 60_000
    const later = await guide.fetchList()
    expect(later.text).not.toBe(text)
    expect(later.list).toEqual({ ...list, at: list.at + 60_000 })
  })
})

test('the migration counts the changes that a database has already', async () => {
  const trip = await confirmed({ date: '2027-02-01' }, { date: '2027-02-02' })
  const [first = '', second = ''] = await linksOf(trip)
  await move(trip, guide.readCode(first).ticketNumber, '2027-01-08')
  await move(trip, guide.readCode(second).ticketNumber, '2027-01-09')
  await move(trip, guide.readCode(first).ticketNumber, '2027-01-10')
  const read = () =>
    shop.rows(
      `select r.revision as all, i.revision, i.former_day::text from reservations r
       join reservation_items i on i.reservation_id = r.id where r.reference = '${trip.reference}' order by i.id`,
    )
  const counted = await read()
  expect(counted).toEqual([
    { all: 3, revision: 3, former_day: '2027-02-01' },
    { all: 3, revision: 2, former_day: '2027-02-02' },
  ])
  await shop.db.execute('update reservation_items set revision = 0, former_day = null')
  await shop.db.execute('update reservations set revision = 0')
  const statements = (await readFile('backend/db/migrations/0031_ticket_revisions.sql', 'utf8')).split(
    '--> statement-breakpoint',
  )
  const updates = statements.filter((statement) => /^UPDATE/m.test(statement))
  expect(updates).toHaveLength(2)
  for (const statement of updates) await shop.db.execute(statement)
  expect(await read()).toEqual(counted)
})
