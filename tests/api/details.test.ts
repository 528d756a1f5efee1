import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import type { RequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { type AskOptions, NOON } from './harness'
import { signInAgency } from './support/agency'
import { atDesk } from './support/desk'
import { linkToken, mailsTo } from './support/mails'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'
import { book as bookItems, select } from './test-booking'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { en } = RESERVATION_MAIL_TEXTS

let shop: Shop
let transfer: number

beforeAll(async () => {
  shop = await openShop({ kinds: true })
  transfer = (await shop.api.ask('getProduct', { locale: 'en', slug: 'test-transfer' })).data.id
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.api.clock.now = NOON
})

type Request = RequestOf<(typeof CALLS)['changeDetails']>
type Access = Pick<AskOptions, 'token' | 'bookingKeys'>

const hotel = { hotelName: 'Rixos Premium', room: '4012', city: 'Antalya', district: 'Belek' }
const newEmail = () => `${randomBytes(6).toString('hex')}@guest.example`

async function book(wish: Wish = {}) {
  const email = newEmail()
  const trip = await shop.book({ adult: 1, date: '2026-12-05', ...wish, guest: { email, ...wish.guest } })
  return { ...trip, email }
}

const read = ({ reference }: { reference: string }, access: Access) => shop.api.ask('getDetails', { reference }, access)

/** Sends what is stored with some changes, as the page does. */
async function change({ reference }: { reference: string }, access: Access, changes: Partial<Request> = {}) {
  const { data } = await read({ reference }, access)
  const { guest, hotel: stored, note, version } = data
  const request = { reference, version, guest, hotel: stored, note, ...changes }
  return shop.api.ask('changeDetails', request, access)
}

async function keyOf(trip: Trip & { email: string }): Promise<string> {
  const address = `2001:db8:${randomBytes(2).toString('hex')}::1`
  await shop.api.ask('sendBookingLink', { bookingNumber: trip.bookingNumber, emailOrSurname: trip.email }, { address })
  const token = linkToken((await mailsTo(shop.api, trip.email)).at(-1))
  return (await shop.api.ask('openBooking', { linkToken: token }, { address })).data.bookingKey
}

const rowOf = async ({ reference }: { reference: string }) => {
  const [row] = await shop.rows(
    `select id, guest, hotel, note, revision, fixed, charged_amount, paid_amount, status from reservations where reference = '${reference}'`,
  )
  return row ?? {}
}

const codesFor = async (trip: Trip, access: Access) => [
  (await read(trip, access)).code,
  (
    await shop.api.ask(
      'changeDetails',
      {
        reference: trip.reference,
        version: 'x',
        guest: {
          firstName: 'A',
          lastName: 'B',
          birthDate: null,
          identityNumber: null,
          address: null,
          phone: '+44 7700',
        },
        hotel,
        note: '',
      },
      access,
    )
  ).code,
]

describe('who may', () => {
  test('a guest with the key of this booking adds a hotel and a note; price, places and date stay', async () => {
    const trip = await book()
    await shop.pay(trip)
    const access = { bookingKeys: await keyOf(trip) }
    const before = await rowOf(trip)
    const { data } = await read(trip, access)
    expect(data).toMatchObject({
      detailsState: 'open',
      editableUntil: '2026-12-05T04:00:00.000Z',
      guest: { firstName: 'Hannah', lastName: 'Whitfield' },
      hotel: null,
      note: '',
    })
    expect(data.guest).not.toHaveProperty('email')
    const changed = await change(trip, access, { hotel, note: 'Ground floor, please.' })
    expect([changed.status, changed.data.hotel, changed.data.note]).toEqual([200, hotel, 'Ground floor, please.'])
    expect(changed.data.version).not.toBe(data.version)
    const guest = { ...(before.guest as object), city: null, country: null }
    expect(await rowOf(trip)).toEqual({ ...before, guest, hotel, note: 'Ground floor, please.' })
    const events = await shop.rows(
      `select actor, data from reservation_events where reservation_id = ${before.id} and event = 'detailsChanged'`,
    )
    expect(events).toEqual([{ actor: `guest:${before.id}`, data: { fields: ['hotel', 'note'] } }])
  })

  test('a guest with the key sees the end of the passport number, keeps it by the mask and may type another', async () => {
    const trip = await book({ guest: { identityNumber: 'P1234567' } })
    await shop.pay(trip)
    const access = { bookingKeys: await keyOf(trip) }
    const numberOf = async () => ((await rowOf(trip)).guest as { identityNumber: string }).identityNumber
    const { body, data } = await read(trip, access)
    expect(data.guest.identityNumber).toBe('••••567')
    expect(JSON.stringify(body)).not.toContain('P1234567')
    expect((await read(trip, { token: trip.token })).data.guest.identityNumber).toBe('P1234567')
    const changed = await change(trip, access, { hotel })
    expect([changed.status, changed.data.guest.identityNumber, await numberOf()]).toEqual([200, '••••567', 'P1234567'])
    const spoilt = await change(trip, access, { guest: { ...data.guest, identityNumber: '••••5678' } })
    expect([spoilt.code, spoilt.body.fields]).toMatchObject([
      'invalidRequest',
      { 'misafir.tc_pasaport': 'invalid_format' },
    ])
    const typed = await change(trip, access, { guest: { ...data.guest, identityNumber: 'C7654321' } })
    expect([typed.data.guest.identityNumber, await numberOf()]).toEqual(['••••321', 'C7654321'])
  })

  test('the member who booked', async () => {
    const trip = await book({ paymentMethod: 'bankTransfer' })
    expect((await change(trip, { token: trip.token }, { hotel })).data.hotel).toEqual(hotel)
  })

  test('the agency that booked, but not its client', async () => {
    const token = await signInAgency(shop.api)
    const email = newEmail()
    const trip = { ...(await shop.bookAs(token, { date: '2026-12-06', adult: 1, guest: { email } })), email }
    await shop.pay(trip)
    expect((await change(trip, { token }, { hotel })).data.hotel).toEqual(hotel)
    expect(await codesFor(trip, { bookingKeys: await keyOf(trip) })).toEqual(['unauthenticated', 'unauthenticated'])
  })

  test('nobody else: no stranger, no other member, no key of another booking, no key that has run out', async () => {
    const trip = await book({ date: '2027-02-05' })
    const other = await book({ date: '2026-12-08' })
    const closed = ['unauthenticated', 'unauthenticated']
    expect(await codesFor(trip, {})).toEqual(closed)
    expect(await codesFor(trip, { token: await shop.newMember() })).toEqual(['notFound', 'notFound'])
    expect(await codesFor(trip, { bookingKeys: await keyOf(other) })).toEqual(closed)
    const key = await keyOf(trip)
    expect((await read(trip, { bookingKeys: key })).status).toBe(200)
    shop.api.clock.now += 30 * DAY
    expect(await codesFor(trip, { bookingKeys: key })).toEqual(closed)
    expect((await rowOf(trip)).hotel).toBeNull()
  })
})

describe('until when', () => {
  test('until the cut-off, that moment included', async () => {
    const trip = await book()
    await shop.pay(trip)
    const access = { token: trip.token }
    shop.api.clock.now = Date.parse('2026-12-05T04:00:00Z')
    expect((await change(trip, access, { hotel })).status).toBe(200)
    shop.api.clock.now += 1
    const late = await change(trip, access, { hotel: null })
    expect([late.status, late.code, late.body.data]).toMatchObject([409, 'detailsClosed', { bilgi_durum: 'kapali' }])
    const { data } = await read(trip, access)
    expect([data.detailsState, data.editableUntil, data.hotel]).toEqual(['closed', null, hotel])
    shop.api.clock.now = Date.parse('2026-12-05T14:00:00Z')
    expect((await read(trip, access)).data.detailsState).toBe('ended')
    expect((await change(trip, access, { hotel: null })).body.data).toMatchObject({ bilgi_durum: 'bitti' })
  })

  test('not for a cancelled booking', async () => {
    const trip = await book({ paymentMethod: 'bankTransfer' })
    const access = { token: trip.token }
    await shop.api.ask('cancelReservation', { reference: trip.reference, expectedRefund: '0.00' }, access)
    expect((await read(trip, access)).data.detailsState).toBe('cancelled')
    const refused = await change(trip, access, { hotel })
    expect([refused.code, refused.body.data]).toMatchObject(['detailsClosed', { bilgi_durum: 'iptal' }])
  })
})

describe('what is stored', () => {
  test('a name on the voucher makes a new one; the codes of the tickets stay valid', async () => {
    const trip = await book({ date: '2026-12-09' })
    await shop.pay(trip)
    const access = { token: trip.token }
    const { reference } = trip
    const files = async () => ({
      ticket: (await shop.api.ask('getTickets', { reference }, access)).data.tickets[0]?.ticketLink,
      pdf: (await shop.api.ask('getVoucherFile', { reference }, access)).data.base64,
      calendar: Buffer.from(
        (await shop.api.ask('getCalendarFile', { reference }, access)).data.base64,
        'base64',
      ).toString(),
    })
    const before = await files()
    await change(trip, access, { hotel })
    expect((await files()).pdf).toBe(before.pdf)
    const { data } = await read(trip, access)
    const named = await change(trip, access, { guest: { ...data.guest, lastName: 'Marsh' } })
    expect(named.data.guest.lastName).toBe('Marsh')
    const after = await files()
    expect([after.ticket, after.pdf === before.pdf]).toEqual([before.ticket, false])
    expect([before.calendar, after.calendar].map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['0', '1'])
    expect((await shop.result(trip)).revision).toBe(1)
    expect(JSON.stringify(shop.api.rendered.at(-1))).toContain('Hannah Marsh')
  })

  test('a field that the booking required cannot be emptied', async () => {
    const trip = await book({ date: '2026-12-10', guest: { city: 'Leeds', country: 'GB' } })
    const access = { token: trip.token }
    const { data } = await read(trip, access)
    expect([data.needsIdentity, data.needsPlace]).toEqual([false, true])
    const { code, body } = await change(trip, access, { guest: { ...data.guest, city: null } })
    expect([code, body.fields]).toEqual(['invalidRequest', { 'misafir.sehir': 'required' }])
    const unnamed = await change(trip, access, { guest: { ...data.guest, firstName: ' ' } })
    expect(unnamed.code).toBe('invalidRequest')
  })

  test('text is what the checkout would have stored: in NFC, without addresses in names or numbers of cards', async () => {
    const trip = await book({ date: '2026-12-10' })
    const access = { token: trip.token }
    const { data } = await read(trip, access)
    const decomposed = 'Mu\u0308ller'
    const named = await change(trip, access, { guest: { ...data.guest, lastName: decomposed } })
    expect(named.data.guest.lastName).toBe(decomposed.normalize('NFC'))
    for (const [changes, fault] of [
      [{ guest: { ...data.guest, lastName: 'see pay.example/x' } }, { 'misafir.soyad': 'nameLink' }],
      [{ note: 'my card 5528 7900 0000 0008' }, { rezervasyon_notu: 'cardNumber' }],
    ] as const) {
      const refused = await change(trip, access, changes)
      expect([refused.code, refused.body.fields]).toEqual(['invalidRequest', fault])
    }
  })

  test('a name and a phone of former rules stay and block no other field', async () => {
    const trip = await book({ date: '2026-12-10' })
    const access = { token: trip.token }
    const { reference } = trip
    const former = { lastName: 'see pay.example', phone: '1' }
    await shop.rows(
      `update reservations set guest = guest || '${JSON.stringify(former)}' where reference = '${reference}'`,
    )
    const { version } = (await read(trip, access)).data
    const changed = await shop.api.ask('changeDetails', { reference, version, hotel: { hotelName: 'Rixos' } }, access)
    expect([changed.status, changed.data.guest, changed.data.hotel]).toMatchObject([
      200,
      { firstName: 'Hannah', ...former },
      { hotelName: 'Rixos', room: '', city: '', district: '' },
    ])
    const room = { reference, version: changed.data.version, hotel: { room: '12' } }
    expect((await shop.api.ask('changeDetails', room, access)).data.hotel).toMatchObject({
      hotelName: 'Rixos',
      room: '12',
    })
  })

  test('two tabs: the second is told and overwrites nothing; the same once more changes nothing', async () => {
    const trip = await book({ date: '2026-12-11' })
    const access = { token: trip.token }
    const { version } = (await read(trip, access)).data
    expect((await change(trip, access, { version, hotel })).status).toBe(200)
    expect((await change(trip, access, { version, hotel: { ...hotel, room: '1' } })).code).toBe('detailsOutdated')
    const again = await change(trip, access, { version, hotel })
    expect([again.status, again.data.hotel]).toEqual([200, hotel])
    expect((await shop.eventsOf(trip)).filter((event) => event === 'detailsChanged')).toHaveLength(1)
  })

  test('of two that are sent at once one wins', async () => {
    const trip = await book({ date: '2026-12-11' })
    const access = { token: trip.token }
    const rooms = ['1', '2', '3', '4']
    const sent = await Promise.all(rooms.map((room) => change(trip, access, { hotel: { ...hotel, room } })))
    expect(sent.map(({ code }) => code).sort()).toEqual([...rooms.slice(1).map(() => 'detailsOutdated'), null])
  })

  test('a change by the operator is not overwritten either', async () => {
    const trip = await book({ date: '2026-12-11' })
    const access = { token: trip.token }
    const { version } = (await read(trip, access)).data
    await shop.rows(`update reservations set note = 'Called: late' where reference = '${trip.reference}'`)
    expect((await change(trip, access, { version, note: 'Mine' })).code).toBe('detailsOutdated')
    expect((await rowOf(trip)).note).toBe('Called: late')
  })

  test('twenty changes an hour to one booking; the same once more is none of them', async () => {
    const trip = await book({ date: '2026-12-12' })
    const access = { token: trip.token }
    for (let time = 0; time < 20; time += 1)
      expect((await change(trip, access, { note: `Note ${time}` })).status).toBe(200)
    expect((await change(trip, access, { note: 'One more' })).code).toBe('tooManyRequests')
    expect((await change(trip, access)).status).toBe(200)
  })
})

describe('flights', () => {
  const choice: TransferChoice = {
    kind: 'transfer',
    direction: 'outward',
    vehicle: 'minivan',
    quantity: 1,
    time: '14:30',
    flightNumber: null,
    returnRide: null,
    luggage: 2,
    childSeats: 0,
  }

  /** Out on the day and back a month later, with the boat trip of another day where one is named. */
  async function ride(day: string, boatOn?: string) {
    const token = await shop.newMember()
    const returnRide = { date: `2027-01-${day}`, time: '09:00', flightNumber: 'TK 2415' }
    const items = [
      select({ productId: transfer, kind: 'transfer', date: `2026-12-${day}`, choice: { ...choice, returnRide } }),
      ...(boatOn ? [select({ productId: shop.boat, kind: 'tour', date: boatOn, session: '09:00' })] : []),
    ]
    const { data } = await bookItems(shop.api, token, items)
    const ticketNumber = data.items[0]?.ticketNumber ?? ''
    return {
      reference: data.reference,
      id: data.id,
      bookingNumber: data.bookingNumber,
      access: { token },
      ticketNumber,
    }
  }

  test('of a transfer are added there and back, and stand on the page and at the desk', async () => {
    const { reference, id, bookingNumber, access, ticketNumber } = await ride('14')
    const { items } = (await read({ reference }, access)).data
    expect(items).toEqual([
      {
        ticketNumber,
        editable: true,
        asks: ['flightNumber', 'returnFlightNumber'],
        flightNumber: null,
        returnFlightNumber: 'TK 2415',
      },
    ])
    const flights = [{ ticketNumber, flightNumber: 'lh 3380', returnFlightNumber: 'LH 3381' }]
    const changed = await change({ reference }, access, { items: flights })
    expect(changed.data.items[0]).toMatchObject({ flightNumber: 'LH 3380', returnFlightNumber: 'LH 3381' })
    const [item] = (await shop.api.ask('getResult', { reference }, access)).data.items
    expect(item).toMatchObject({ startTime: '14:30', date: '2026-12-14' })
    expect(item?.choice).toEqual({
      ...choice,
      flightNumber: 'LH 3380',
      returnRide: { date: '2027-01-14', time: '09:00', flightNumber: 'LH 3381' },
    })
    const desk = await atDesk(shop.api, 'manager@test.example')
    const { html } = await desk.get(`/reservations/${id}`)
    expect(html).toContain('LH 3380')
    expect(html).toContain(DESK_TEXTS.en.events.detailsChanged)
    const [mail] = (await mailsTo(shop.api, 'hello@test.example')).filter(
      ({ subject }) => subject === en.detailsForOperator.subject.replace('{booking}', bookingNumber),
    )
    expect(mail?.text).toMatch(/ · 14\.12\.2026 14:30: LH 3380\n.* · 14\.01\.2027 09:00: LH 3381\n/)
  })

  test('of another booking are not found', async () => {
    const [mine, other] = [await ride('15'), await ride('16')]
    const flights = [{ ticketNumber: other.ticketNumber, flightNumber: 'LH 1' }]
    expect((await change(mine, mine.access, { items: flights })).code).toBe('notFound')
  })

  test('stay as they are after the cut-off of their ride, while the rest can still be changed', async () => {
    const trip = await ride('17', '2026-12-20')
    const { ticketNumber, access } = trip
    shop.api.clock.now = Date.parse('2026-12-17T00:00:00Z')
    const { data } = await read(trip, access)
    expect(data.items.map(({ editable, asks }) => [editable, asks.length])).toEqual([
      [false, 2],
      [true, 0],
    ])
    const same = { ticketNumber, flightNumber: null, returnFlightNumber: 'TK 2415' }
    const late = await change(trip, access, { items: [{ ...same, flightNumber: 'LH 1' }] })
    expect([late.code, late.body.data]).toMatchObject(['detailsClosed', { bilgi_durum: 'kapali' }])
    expect((await change(trip, access, { items: [same], hotel })).data.hotel).toEqual(hotel)
  })
})

describe('mails', () => {
  const textsOf = async (recipient: string, subject: string, { bookingNumber }: Trip) =>
    (await mailsTo(shop.api, recipient)).filter((mail) => mail.subject === subject.replace('{booking}', bookingNumber))

  test('the operator reads the new values, the guest which they are', async () => {
    const trip = await book({ date: '2026-12-17' })
    await shop.pay(trip)
    const access = { token: trip.token }
    const { guest } = (await read(trip, access)).data
    const named = { ...guest, lastName: 'Marsh', identityNumber: 'P9988776' }
    await change(trip, access, { guest: named, hotel, note: 'Ground floor, please.' })
    const [told] = await textsOf('hello@test.example', en.detailsForOperator.subject, trip)
    for (const value of ['Hannah Marsh', 'Rixos Premium', '4012', 'Ground floor, please.', en.atDesk])
      expect(told?.text).toContain(value)
    expect(told?.text).not.toContain('P9988776')
    const [own] = await textsOf(trip.email, en.detailsChanged.subject, trip)
    expect(own?.text).toContain(en.detailsChanged.voucher)
    expect(own?.text).toContain(en.details.hotel)
    expect(own?.text).not.toMatch(/Rixos|Ground floor|P9988776/)
    shop.api.clock.now += 2 * HOUR
    await change(trip, access, { hotel: null })
    expect(await textsOf(trip.email, en.detailsChanged.subject, trip)).toHaveLength(2)
    const last = (await textsOf('hello@test.example', en.detailsForOperator.subject, trip)).at(-1)
    expect(last?.text).toContain(en.emptied)
  })

  test('the first change of an hour is told at once, all that follow in one mail with the latest values', async () => {
    const trip = await book({ date: '2026-12-18' })
    const access = { token: trip.token }
    const told = () => textsOf('hello@test.example', en.detailsForOperator.subject, trip)
    const own = () => textsOf(trip.email, en.detailsChanged.subject, trip)
    for (let time = 1; time <= 5; time += 1) await change(trip, access, { note: `Note ${time}` })
    await change(trip, access, { hotel })
    expect([(await told()).length, (await own()).length]).toEqual([1, 1])
    shop.api.clock.now += HOUR + 60_000
    const [, last, ...more] = await told()
    expect([more.length, (await own()).length]).toEqual([0, 2])
    for (const value of ['Note 5', hotel.hotelName]) expect(last?.text).toContain(value)
  })

  test('no change is kept back beyond the next cut-off', async () => {
    const trip = await book()
    await shop.pay(trip)
    const access = { token: trip.token }
    await shop.rows(`update products set cutoff_minutes = 90 where id = ${shop.boat}`)
    const cutoff = Date.parse('2026-12-05T04:30:00Z')
    shop.api.clock.now = cutoff - 20 * 60_000
    await change(trip, access, { note: 'First' })
    await change(trip, access, { note: 'Second' })
    await shop.rows(`update products set cutoff_minutes = 120 where id = ${shop.boat}`)
    shop.api.clock.now = cutoff + 60_000
    expect(await textsOf('hello@test.example', en.detailsForOperator.subject, trip)).toHaveLength(2)
  })

  test('to an address that nobody has proven count towards the daily limit', async () => {
    const trip = await book({ date: '2026-12-18' })
    await textsOf(trip.email, '', trip)
    await shop.rows(`update rate_limits set points = 1000000 where key like 'unproven-mail-day:%'`)
    await change(trip, { token: trip.token }, { note: 'Unwanted' })
    expect(await textsOf('hello@test.example', en.detailsForOperator.subject, trip)).toHaveLength(1)
    expect(await textsOf(trip.email, en.detailsChanged.subject, trip)).toHaveLength(0)
    await shop.rows(`delete from rate_limits where key like 'unproven-mail-day:%'`)
  })
})

test('the history keeps no value of a person', async () => {
  const trip = await book({ date: '2026-12-18' })
  await change(trip, { token: trip.token }, { hotel, note: 'Secret wish' })
  const { id } = await rowOf(trip)
  const [events] = await shop.rows(
    `select string_agg(data::text, ' ') as text from reservation_events where reservation_id = ${id}`,
  )
  expect(String(events?.text)).not.toMatch(/Rixos|Secret wish/)
})
