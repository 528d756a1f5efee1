import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import type { RequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { startTestApi, type TestApi } from './harness'
import { atDesk } from './support/desk'
import { book, quoteOf, reserve, select } from './test-booking'

let api: TestApi
let token: string
let ids: Record<'villa' | 'gulet' | 'motor' | 'car' | 'transfer', number>

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  token = await api.registerMember('hannah@mail.example')
  const idOf = async (slug: string) => (await api.ask('getProduct', { locale: 'en', slug })).data.id
  ids = {
    villa: await idOf('test-villa'),
    gulet: await idOf('test-gulet'),
    motor: await idOf('test-motor-yacht'),
    car: await idOf('test-car'),
    transfer: await idOf('test-transfer'),
  }
})
afterAll(() => api.stop())

const villa = (date: string, endDate: string | null, changes = {}) =>
  select({ productId: ids.villa, kind: 'villa', date, endDate, ...changes })

const carChoice: CarChoice = {
  kind: 'car',
  pickupOffice: 'antalya-airport',
  returnOffice: 'side',
  pickupTime: '10:00',
  returnTime: '09:30',
  driverAge: 23,
}
const car = (date: string, endDate: string, changes: Partial<CarChoice> = {}) =>
  select({ productId: ids.car, kind: 'car', date, endDate, choice: { ...carChoice, ...changes } })

const rideChoice: TransferChoice = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'minivan',
  quantity: 1,
  time: '14:30',
  flightNumber: 'TK 2414',
  returnRide: null,
  luggage: 2,
  childSeats: 0,
}
const ride = (date: string, changes: Partial<TransferChoice> = {}, adult = 2) =>
  select({
    productId: ids.transfer,
    kind: 'transfer',
    date,
    pax: { adult, child: 0, infant: 0 },
    choice: { ...rideChoice, ...changes },
  })

async function itemOf(selection: ReturnType<typeof select>) {
  const { data } = await quoteOf(api, [selection])
  return { ...data.items[0], line: data.chosen.lines[0], data }
}

describe('a basket as a whole', () => {
  const problemsOf = async (...lines: ReturnType<typeof select>[]) =>
    (await quoteOf(api, lines)).data.items.map(({ problem }) => problem)

  test('lines of one route share its vehicles of a day', async () => {
    const at = (time: string) => ride('2027-07-01', { time })
    expect(await problemsOf(at('10:00'), at('12:00'), at('14:00'))).toEqual([null, null, 'full'])
    expect(await problemsOf(at('10:00'), ride('2027-07-02'), at('14:00'))).toEqual([null, null, null])
  })

  test('lines of one villa that overlap cannot all be had; those that follow each other can', async () => {
    const first = villa('2027-07-03', '2027-07-10')
    expect(await problemsOf(first, villa('2027-07-08', '2027-07-15'))).toEqual([null, 'full'])
    expect(await problemsOf(first, villa('2027-07-10', '2027-07-17'))).toEqual([null, null])
  })
})

describe('the quote', () => {
  test('a villa: each night at its price, an extra per day for each of them, free until two days before check-in', async () => {
    const { item, line, data } = await itemOf(
      villa('2027-06-12', '2027-06-17', { extras: [{ id: 'bed', quantity: 1 }] }),
    )
    // 3 × 100.00 + 2 × 150.00 = 600.00, and a bed for 5 × 10.00; deposit 20 %.
    expect(line?.components).toEqual([
      { code: 'unit', quantity: 3, unitPrice: '100.00', amount: '300.00' },
      { code: 'unit', quantity: 2, unitPrice: '150.00', amount: '300.00' },
      { code: 'extra:bed', quantity: 5, unitPrice: '10.00', amount: '50.00' },
    ])
    expect(data.chosen.totals).toMatchObject({ grandTotal: '650.00', depositTotal: '130.00', remainingTotal: '520.00' })
    expect(data.fixed.totals.grandTotal).toBe('32500.00')
    expect(item).toMatchObject({
      unit: 'night',
      startTime: '16:00',
      endTime: '10:00',
      endDate: '2027-06-17',
      freeUntil: '2027-06-10T13:00:00.000Z',
      days: [
        { date: '2027-06-12', quantity: 3, unitPrice: '100.00' },
        { date: '2027-06-15', quantity: 2, unitPrice: '150.00' },
      ],
    })
  })

  test('a week charter, a day charter, a car and a ride there and back', async () => {
    const week = await itemOf(
      select({ productId: ids.gulet, kind: 'yacht', date: '2027-06-12', endDate: '2027-06-26' }),
    )
    expect([week.line?.total, week.item?.unit, week.item?.startTime]).toEqual(['4000.00', 'week', '15:00'])
    const pax = { adult: 8, child: 0, infant: 0 }
    const day = await itemOf(
      select({ productId: ids.motor, kind: 'yacht', date: '2027-06-12', endDate: '2027-06-13', pax }),
    )
    // Two days of 800.00 for six and 50.00 for each of two more.
    expect([day.line?.total, day.item?.unit]).toEqual(['1800.00', 'day'])
    const hire = await itemOf(car('2027-06-12', '2027-06-20'))
    // 8 × 40.00 less 10 %, 60.00 one way, 8 × 8.00 for the young driver.
    expect([hire.line?.total, hire.item?.freeUntil]).toEqual(['412.00', '2027-06-10T07:00:00.000Z'])
    const back = { date: '2027-06-19', time: '09:00', flightNumber: null }
    const rides = await itemOf(ride('2027-06-12', { returnRide: back }))
    expect(rides.line?.components).toEqual([{ code: 'unit', quantity: 2, unitPrice: '50.00', amount: '100.00' }])
    expect(rides.item).toMatchObject({ startTime: '14:30', unit: 'vehicle', choice: { flightNumber: 'TK 2414' } })
  })

  test.each([
    ['too short for the season', () => villa('2027-06-20', '2027-06-23'), 'minimumStay', 5],
    ['without a departure', () => villa('2027-05-20', null), 'minimumStay', 3],
    [
      'too many for the villa',
      () => villa('2027-05-20', '2027-05-25', { pax: { adult: 7, child: 0, infant: 0 } }),
      'tooManyPersons',
      6,
    ],
    ['a day too late', () => villa('2026-11-21', '2026-11-30'), 'pastCutoff', null],
    ['before today', () => villa('2026-11-10', '2026-11-30'), 'past', null],
    [
      'a week from Monday',
      () => select({ productId: ids.gulet, kind: 'yacht', date: '2027-06-14', endDate: '2027-06-21' }),
      'changeoverDay',
      null,
    ],
    ['a driver too young', () => car('2027-06-12', '2027-06-14', { driverAge: 20 }), 'driverAge', 21],
    ['an office unknown', () => car('2027-06-12', '2027-06-14', { returnOffice: 'moon' }), 'unknownPlace', null],
    ['too many for the van', () => ride('2027-06-12', {}, 7), 'tooManyPersons', 6],
    ['too many cases', () => ride('2027-06-12', { luggage: 7 }), 'tooMuchLuggage', 6],
    ['more vans than there are', () => ride('2027-06-12', { quantity: 3 }), 'full', null],
    [
      'a bed too many',
      () => villa('2027-05-20', '2027-05-25', { extras: [{ id: 'bed', quantity: 3 }] }),
      'unknownExtra',
      2,
    ],
  ] as const)('%s', async (_name, wish, problem, limit) => {
    expect(await itemOf(wish())).toMatchObject({ item: null, problem, limit })
  })
})

describe('the reservation', () => {
  test('takes the house for its nights and no more; the day of departure is the next one’s arrival', async () => {
    const made = await book(api, token, [villa('2027-05-20', '2027-05-25')])
    expect(made.data.items[0]).toMatchObject({ endDate: '2027-05-25', startTime: '16:00' })
    expect(await itemOf(villa('2027-05-24', '2027-05-27'))).toMatchObject({
      problem: 'full',
      nearestOpen: '2027-05-25',
    })
    expect((await itemOf(villa('2027-05-25', '2027-05-28'))).problem).toBeNull()
    expect((await itemOf(villa('2027-05-17', '2027-05-20'))).problem).toBeNull()
    const { data } = await api.ask('getAvailability', { productId: ids.villa, from: '2027-05-01' })
    expect(data.days.find((day) => day.date === '2027-05-24')).toMatchObject({ reason: 'full', unitsLeft: 0 })
    expect(data.days.find((day) => day.date === '2027-05-25')).toMatchObject({ dayStatus: 'open', unitsLeft: 1 })
  })

  test('cars go out one by one, the same one again right after it came back', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await book(api, token, [car('2027-04-05', '2027-04-08')])).status).toBe(200)
    }
    expect((await itemOf(car('2027-04-08', '2027-04-10'))).problem).toBe('full')
    await book(api, token, [car('2027-04-09', '2027-04-12')])
    const db = api.registry.requireDatabase('alpha')
    const { rows } = await db.execute(
      `select unit_number as unit, during::text from unit_bookings where product_id = ${ids.car} order by 2, 1`,
    )
    expect(rows).toEqual([
      { unit: 1, during: '[2027-04-05,2027-04-09)' },
      { unit: 2, during: '[2027-04-05,2027-04-09)' },
      { unit: 3, during: '[2027-04-05,2027-04-09)' },
      { unit: 1, during: '[2027-04-09,2027-04-13)' },
    ])
  })

  test('vans are counted on both days; abandoned they are free again', async () => {
    const returnRide = { date: '2027-07-10', time: '09:00', flightNumber: null }
    const wish = ride('2027-07-03', { quantity: 2, returnRide }, 9)
    const { data } = await quoteOf(api, [wish])
    const made = await reserve(api, token, data.quoteToken, { paymentMethod: 'card' })
    expect((await itemOf(ride('2027-07-10'))).problem).toBe('full')
    expect((await api.ask('abandonReservation', { reference: made.data.reference }, { token })).data.released).toBe(
      true,
    )
    expect((await itemOf(ride('2027-07-10', { quantity: 2 }))).problem).toBeNull()
  })

  test('a card that starts anew goes on with its own first try; another person’s stands', async () => {
    const first = await quoteOf(api, [villa('2027-08-01', '2027-08-08')])
    const made = await reserve(api, token, first.data.quoteToken, { paymentMethod: 'card' })
    const other = await api.registerMember('other@mail.example')
    const refused = await reserve(api, other, first.data.quoteToken, { paymentMethod: 'card' })
    expect([made.status, refused.code]).toEqual([200, 'soldOut'])
    const own = await api.ask(
      'quote',
      { locale: 'en', items: [villa('2027-08-03', '2027-08-10')], chosenCurrency: 'EUR' },
      { token },
    )
    expect(own.data.items[0]?.problem).toBeNull()
    const again = await reserve(api, token, own.data.quoteToken, { paymentMethod: 'card' })
    expect(again.data).toMatchObject({
      bookingNumber: made.data.bookingNumber,
      reference: made.data.reference,
      reservationStatus: 'active',
      items: [{ date: '2027-08-03', endDate: '2027-08-10' }],
    })
    expect((await itemOf(villa('2027-08-05', '2027-08-10'))).problem).toBe('full')
    expect((await api.ask('abandonReservation', { reference: made.data.reference }, { token })).data.released).toBe(
      true,
    )
    expect((await itemOf(villa('2027-08-01', '2027-08-08'))).problem).toBeNull()
  })

  test('one that lapses unpaid frees the house', async () => {
    const { data } = await quoteOf(api, [villa('2027-09-20', '2027-09-25')])
    await reserve(api, token, data.quoteToken, { paymentMethod: 'card' })
    expect((await itemOf(villa('2027-09-20', '2027-09-25'))).problem).toBe('full')
    api.clock.now += 31 * 60_000
    await api.runJobs()
    expect((await itemOf(villa('2027-09-20', '2027-09-25'))).problem).toBeNull()
    api.clock.now -= 31 * 60_000
  })
})

describe('the listing', () => {
  const codes = async (query: Partial<RequestOf<(typeof CALLS)['listProducts']>>) => {
    const { data } = await api.ask('listProducts', { locale: 'en', slug: 'lets', ...query })
    return data.products.map((product) => product.code.replace('alpha-', '')).sort()
  }

  test('shows what is free on one’s dates', async () => {
    await book(api, token, [villa('2027-10-04', '2027-10-11')])
    await book(api, token, [select({ productId: ids.gulet, kind: 'yacht', date: '2027-10-02', endDate: '2027-10-09' })])
    const all = ['car', 'gulet', 'motor', 'transfer', 'villa']
    expect(await codes({ dateFrom: '2027-10-11', dateTo: '2027-10-24' })).toEqual(all)
    expect(await codes({ dateFrom: '2027-10-02', dateTo: '2027-10-09' })).toEqual(['car', 'motor', 'transfer'])
    // Between the 2nd and the 9th no three nights are free; between the 9th and the 16th there are, after the 11th.
    expect(await codes({ dateFrom: '2027-10-09', dateTo: '2027-10-16', nights: 3 })).toEqual([
      'car',
      'motor',
      'transfer',
      'villa',
    ])
    expect(await codes({ dateFrom: '2027-10-09', dateTo: '2027-10-16' })).toEqual(['car', 'gulet', 'motor', 'transfer'])
  })

  test('filters by what the kinds are', async () => {
    expect(await codes({ people: 8 })).toEqual(['gulet', 'motor'])
    expect(await codes({ bedrooms: 3 })).toEqual(['villa'])
    expect(await codes({ carClasses: ['compact'], gears: ['manual'] })).toEqual(['car'])
    expect(await codes({ lengthMetres: 15, cabins: 3 })).toEqual(['gulet'])
    const { data } = await api.ask('listProducts', { locale: 'en', slug: 'lets' })
    expect(data.facets.charters).toEqual([
      { value: 'day', count: 1 },
      { value: 'week', count: 1 },
    ])
    expect(data.facets.gears).toEqual([{ value: 'manual', count: 1 }])
  })
})

test('what is let is not booked by who has not agreed to its terms; a ride needs none', async () => {
  const bookWithout = async (selection: ReturnType<typeof select>) => {
    const { data } = await quoteOf(api, [selection])
    return reserve(api, token, data.quoteToken, { rentalAgreement: false })
  }
  const refused = await bookWithout(villa('2027-08-07', '2027-08-14'))
  expect(refused.body).toMatchObject({ code: 'invalidRequest', fields: { kiralama_sozlesmesi: 'agree' } })
  expect((await bookWithout(ride('2027-08-07'))).code).toBeNull()
})

describe('the desk', () => {
  test('shows what was chosen of each: bed, offices and age, flights and the way back', async () => {
    const desk = await atDesk(api, 'manager@test.example')
    const { choices } = DESK_TEXTS.en.reservation
    const bookingOf = async (selection: ReturnType<typeof select>) => {
      const { data } = await book(api, token, [selection])
      return (await desk.get(`/reservations/${data.id}`)).html
    }
    expect(await bookingOf(villa('2027-09-11', '2027-09-16', { extras: [{ id: 'bed', quantity: 2 }] }))).toMatch(
      /2 × \w/,
    )
    const hire = await bookingOf(car('2027-09-12', '2027-09-20'))
    expect(hire).toMatch(/ 10:00 – [^<]+ 09:30/)
    expect(hire).toContain(choices.driverAge.replace('{count}', '23'))
    const back = { date: '2027-09-19', time: '09:00', flightNumber: 'TK 2415' }
    const rides = await bookingOf(ride('2027-09-12', { returnRide: back, childSeats: 1 }))
    for (const number of ['TK 2414', 'TK 2415']) expect(rides).toContain(choices.flight.replace('{number}', number))
    expect(rides).toContain(choices.back.replace('{when}', '19.09.2027 · 09:00'))
    expect(rides).toContain(choices.childSeats.replace('{count}', '1'))
  })
})
