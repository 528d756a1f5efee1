import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  // June is dearer (52.00 instead of 42.00 EUR), July cheaper (32.00).
  await shop.db.execute(`delete from season_prices where product_id = ${shop.boat}`)
  const season = (from: string, to: string, adult: string) =>
    shop.db.execute(
      `insert into season_prices (product_id, valid_from, valid_to, adult, child, infant)
       values (${shop.boat}, '${from}', '${to}', ${adult}, 21, 0)`,
    )
  await season('2026-01-01', '2027-01-10', '42.00')
  await season('2027-01-10', '2027-01-20', '52.00')
  await season('2027-01-20', '2027-12-31', '32.00')
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

async function confirmed(wish: Wish, ...more: Wish[]) {
  const trip = await shop.book(wish, ...more)
  await shop.pay(trip)
  const { items } = await shop.result(trip)
  return { ...trip, ticketNumber: items[0]?.ticketNumber ?? '' }
}

type Confirmed = Trip & { ticketNumber: string }

const quote = ({ reference, ticketNumber, token }: Confirmed, date: string, session = '09:00') =>
  shop.api.ask('quoteDateChange', { reference, ticketNumber, date, session }, { token })

const change = (trip: Confirmed, date: string, expectedDifference: string) => {
  const { reference, ticketNumber, token } = trip
  const request = { reference, ticketNumber, date, session: '09:00', expectedDifference }
  return shop.api.ask('changeDate', request, { token })
}

const taken = async (day: string) =>
  Number(
    (await shop.rows(`select taken from seat_counters where day = '${day}' and product_id = ${shop.boat}`))[0]?.taken ??
      0,
  )

describe('another date', () => {
  test('at the same price: places, ticket, calendar, history and mail follow', async () => {
    const trip = await confirmed({ date: '2026-12-01', locale: 'de' })
    expect((await quote(trip, '2026-12-08')).data).toMatchObject({ difference: '0.00', refund: '0.00' })
    expect((await change(trip, '2026-12-08', '0.00')).data).toMatchObject({ difference: '0.00' })
    expect([await taken('2026-12-01'), await taken('2026-12-08')]).toEqual([0, 2])
    const { items } = await shop.result(trip)
    expect(items[0]).toMatchObject({ date: '2026-12-08', ticketNumber: trip.ticketNumber })
    expect(items[0]?.freeUntil).toBe('2026-12-06T06:00:00.000Z')
    const { reference, token } = trip
    const calendar = (await shop.api.ask('getCalendarFile', { reference }, { token })).data
    const text = Buffer.from(calendar.base64, 'base64').toString()
    expect(text).toContain('SEQUENCE:1')
    expect(text).toContain('DTSTART:20261208T060000Z')
    expect((await shop.api.ask('getRefundQuote', { reference })).data.startsAt).toBe('2026-12-08T06:00:00.000Z')
    await shop.api.runJobs()
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentCaptured', 'dateChanged'])
    const mail = (await shop.mailsOf(trip)).at(-1)
    expect(mail?.subject).toBe(RESERVATION_MAIL_TEXTS.de.dateChanged.subject.replace('{booking}', trip.bookingNumber))
    expect(mail?.text).toContain('08.12.2026 09:00')
    expect(mail?.text).toContain('01.12.2026 09:00')
  })

  test('that is dearer leaves the difference open, and it can be paid', async () => {
    const trip = await confirmed({ date: '2026-12-02' })
    // 2 × 10.00 less 10 % at 50.
    const { data } = await quote(trip, '2027-01-12')
    expect(data).toMatchObject({ difference: '900.00', formerTotal: '3780.00', grandTotal: '4680.00' })
    expect(data.open.amount).toBe('3924.00')
    await change(trip, '2027-01-12', '900.00')
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 1, paid: { amount: '756.00' } })
    expect(await shop.pay(trip, { call: 'payBalance' })).toBe('captured')
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 2, paid: { amount: '4680.00' } })
  })

  test('that is dearer leaves a booking paid in full settled: its voucher stays, and the rest can be paid', async () => {
    const trip = await confirmed({ date: '2026-12-15', paymentPlan: 'full' })
    expect((await quote(trip, '2027-01-15')).data.open.amount).toBe('900.00')
    await change(trip, '2027-01-15', '900.00')
    const { reference, token } = trip
    const moved = await shop.result(trip)
    expect(moved.fixed.totals).toMatchObject({ depositTotal: '3780.00', remainingTotal: '900.00' })
    expect(moved).toMatchObject({ collectionStatus: 1, paid: { amount: '3780.00' } })
    expect((await shop.api.ask('getVoucherFile', { reference }, { token })).code).toBe(null)
    expect((await shop.api.ask('getReservationOptions', { reference })).data.canChangeDate).toBe(true)
    // Of a product with a deposit of 20 % no more than that is kept, though everything was paid at booking.
    const { steps } = (await shop.api.ask('getRefundQuote', { reference }, { token })).data
    expect(steps.at(-1)).toMatchObject({ kept: '936.00' })
    expect(await shop.pay(trip, { call: 'payBalance' })).toBe('captured')
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 2, paid: { amount: '4680.00' } })
  })

  test('takes a percentage anew and leaves a fixed sum, in a booking of the former release too', async () => {
    await shop.db.execute(
      `insert into coupons (code, discount_type, discount_value, uses_left) values
         ('FIFTEEN', 'percent', '15', 2), ('FIFTY', 'fixed', '50.00', 2)`,
    )
    const couponOf = async (couponCode: string, day: number, isFormer: boolean) => {
      const trip = await confirmed({ date: `2026-12-${day}`, couponCode })
      if (isFormer)
        await shop.db.execute(`update reservations set discounts = null where reference = '${trip.reference}'`)
      const date = `2027-01-${day}`
      await change(trip, date, (await quote(trip, date)).data.difference)
      return (await shop.result(trip)).fixed.totals.couponDiscount
    }
    // 15 % of 2 × 52.00 less 10 %, at 50.
    expect(await couponOf('fifteen', 16, false)).toBe('702.00')
    expect(await couponOf('fifteen', 17, true)).toBe('702.00')
    expect(await couponOf('fifty', 18, false)).toBe('50.00')
    expect(await couponOf('fifty', 19, true)).toBe('50.00')
  })

  test('keeps what was granted: a campaign that is over and an extra that costs more by now', async () => {
    const trip = await confirmed({ date: '2026-12-22' })
    const { campaign } = (await shop.rows(`select campaign from products where id = ${shop.boat}`))[0] as {
      campaign: object
    }
    await shop.db.execute(`update products set campaign = null where id = ${shop.boat}`)
    try {
      expect((await quote(trip, '2026-12-29')).data.difference).toBe('0.00')
    } finally {
      await shop.db.execute(
        `update products set campaign = '${JSON.stringify(campaign)}'::jsonb where id = ${shop.boat}`,
      )
    }
  })

  test('that is cheaper gives back what was paid too much', async () => {
    const trip = await confirmed({ date: '2026-12-03', paymentPlan: 'full' })
    expect((await quote(trip, '2027-01-25')).data).toMatchObject({ difference: '-900.00', refund: '900.00' })
    await change(trip, '2027-01-25', '-900.00')
    await shop.api.runJobs()
    const result = await shop.result(trip)
    expect(result).toMatchObject({ collectionStatus: 2, paid: { amount: '2880.00' } })
    expect(result.fixed.totals.grandTotal).toBe('2880.00')
    const { reference, token } = trip
    await shop.api.ask('cancelReservation', { reference, expectedRefund: '2880.00' }, { token })
    await shop.api.runJobs()
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
  })

  test('is refused where another item of the booking is that departure, also when both are moved there at once', async () => {
    const trip = await confirmed(
      { date: '2026-12-10', adult: 1 },
      { date: '2026-12-11', adult: 1 },
      { date: '2026-12-12', adult: 1 },
    )
    expect((await quote(trip, '2026-12-11')).code).toBe('departureBooked')
    expect((await change(trip, '2026-12-11', '0.00')).code).toBe('departureBooked')
    const tickets = (await shop.result(trip)).items.map(({ ticketNumber }) => ticketNumber ?? '')
    const both = tickets.slice(0, 2).map((ticketNumber) => change({ ...trip, ticketNumber }, '2026-12-14', '0.00'))
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    const days = (await shop.result(trip)).items.map(({ date }) => date)
    expect(new Set(days).size).toBe(3)
  })

  test('while money is on its way back says what more goes back, and what is open once it is there', async () => {
    const trip = await confirmed({ date: '2026-12-16', paymentPlan: 'full' })
    await change(trip, '2027-01-26', '-900.00')
    expect((await quote(trip, '2027-01-27')).data).toMatchObject({ refund: '0.00', open: { amount: '0.00' } })
    expect((await quote(trip, '2026-12-17')).data).toMatchObject({ refund: '0.00', open: { amount: '900.00' } })
  })

  test('leaves the other items and a coupon alone', async () => {
    const trip = await confirmed({ date: '2026-12-04', couponCode: 'merhaba' }, { date: '2026-12-05', adult: 1 })
    const before = await shop.result(trip)
    await change(trip, '2026-12-11', (await quote(trip, '2026-12-11')).data.difference)
    const after = await shop.result(trip)
    expect(after.fixed.lines[1]).toEqual(before.fixed.lines[1])
    expect(after.fixed.totals).toEqual(before.fixed.totals)
    expect(after.items[1]?.date).toBe('2026-12-05')
  })

  test('with tax on top taxes what is left after the coupon, as at booking', async () => {
    await shop.db.execute(`update products set tax_mode = 'excluded', tax_rate = 20 where id = ${shop.boat}`)
    await shop.db.execute(
      `insert into coupons (code, discount_type, discount_value, uses_left) values ('TAXED', 'fixed', '1000.00', 1)`,
    )
    try {
      const trip = await confirmed({ date: '2026-12-12', couponCode: 'taxed' })
      const before = await shop.result(trip)
      expect(before.fixed.lines[0]).toMatchObject({ couponDiscount: '1000.00', tax: '556.00', total: '3336.00' })
      expect((await quote(trip, '2026-12-19')).data).toMatchObject({ difference: '0.00' })
      await change(trip, '2026-12-19', '0.00')
      const { lines, totals } = (await shop.result(trip)).fixed
      expect(totals).toEqual(before.fixed.totals)
      expect(lines[0]).toEqual({ ...before.fixed.lines[0], key: lines[0]?.key })
      // 2 × 10.00 less 10 % at 50, and the tax of it.
      expect((await quote(trip, '2027-01-14')).data.difference).toBe('1080.00')
    } finally {
      await shop.db.execute(`update products set tax_mode = 'included', tax_rate = 20 where id = ${shop.boat}`)
    }
  })

  test('is refused when the difference is not the one that was shown', async () => {
    const trip = await confirmed({ date: '2026-12-06' })
    const refused = await change(trip, '2027-01-13', '0.00')
    expect([refused.code, refused.data.difference]).toEqual(['priceChanged', '900.00'])
    expect([await taken('2026-12-06'), await taken('2027-01-13')]).toEqual([2, 0])
  })

  test('is refused when it is full, past, the same, or no departure', async () => {
    const trip = await confirmed({ date: '2026-12-07' })
    await shop.book({ date: '2026-12-14', adult: 9, paymentMethod: 'bankTransfer' })
    expect((await quote(trip, '2026-12-14')).code).toBe('soldOut')
    expect((await change(trip, '2026-12-14', '0.00')).code).toBe('soldOut')
    expect((await quote(trip, '2026-11-01')).code).toBe('soldOut')
    expect((await quote(trip, '2026-12-20', '03:00')).code).toBe('soldOut')
    expect((await quote(trip, '2026-12-07')).code).toBe('invalidRequest')
  })

  test('is closed when free cancellation is over, before payment, and for strangers', async () => {
    const unpaid = await shop.book({ date: '2026-12-09' })
    const ticket = (await shop.result(unpaid)).items[0]?.ticketNumber ?? ''
    expect((await quote({ ...unpaid, ticketNumber: ticket }, '2026-12-16')).code).toBe('dateChangeClosed')
    const trip = await confirmed({ date: '2026-12-10' })
    const { reference } = trip
    expect((await shop.api.ask('getReservationOptions', { reference })).data.canChangeDate).toBe(true)
    expect((await quote({ ...trip, token: await shop.newMember() }, '2026-12-17')).code).toBe('notFound')
    expect((await quote({ ...trip, ticketNumber: 'INT-XX-XXXX' }, '2026-12-17')).code).toBe('notFound')
    shop.api.clock.now = Date.parse('2026-12-08T06:00:00Z')
    expect((await quote(trip, '2026-12-17')).code).toBe(null)
    shop.api.clock.now += 1
    expect((await quote(trip, '2026-12-17')).code).toBe('dateChangeClosed')
    expect((await shop.api.ask('getReservationOptions', { reference })).data.canChangeDate).toBe(false)
  })
})

test.each([1, 2, 3, 4, 5])('two who change places with each other: neither waits for ever (%i)', async (pair) => {
  const [one, two] = [`2027-03-0${pair}`, `2027-04-0${pair}`]
  const there = await confirmed({ date: one, adult: 3 })
  const back = await confirmed({ date: two, adult: 3 })
  const forth = await Promise.all([change(there, two, '0.00'), change(back, one, '0.00')])
  await shop.api.runJobs()
  const again = await Promise.all([change(there, one, '0.00'), change(back, two, '0.00')])
  expect([...forth, ...again].map((answer) => answer.code)).toEqual([null, null, null, null])
  expect([await taken(one), await taken(two)]).toEqual([3, 3])
})

test('a double click moves once', async () => {
  const trip = await confirmed({ date: '2027-05-01' })
  const answers = await Promise.all([change(trip, '2027-05-08', '0.00'), change(trip, '2027-05-08', '0.00')])
  expect(answers.filter((answer) => answer.code === null)).toHaveLength(1)
  expect((await shop.eventsOf(trip)).filter((event) => event === 'dateChanged')).toHaveLength(1)
})

test('ten people move to a departure with room for three: three get there', async () => {
  const trips = []
  for (let index = 0; index < 10; index += 1)
    trips.push(await confirmed({ date: `2027-02-${String(index + 1).padStart(2, '0')}`, adult: 1 }))
  await shop.book({ date: '2027-02-20', adult: 7, paymentMethod: 'bankTransfer' })
  const answers = await Promise.all(trips.map((trip) => change(trip, '2027-02-20', '0.00')))
  expect(answers.filter((answer) => answer.code === null)).toHaveLength(3)
  expect(answers.filter((answer) => answer.code === 'soldOut')).toHaveLength(7)
  expect(await taken('2027-02-20')).toBe(10)
})
