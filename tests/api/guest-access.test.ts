import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '@/backend/platform/shared/secrets'
import { CALLS } from '@/domain/wire/calls'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { signInAgency } from './support/agency'
import { GUEST_CALLS, type GuestCall } from './support/guest-calls'
import { linkToken, mailsTo } from './support/mails'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { en } = RESERVATION_MAIL_TEXTS

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.api.clock.now = NOON
})

/** Another network each time, so that no limit of networks answers. */
const elsewhere = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
const newEmail = () => `${randomBytes(6).toString('hex')}@guest.example`

interface GuestTrip extends Trip {
  email: string
}

async function book(wish: Wish = {}): Promise<GuestTrip> {
  const email = newEmail()
  const guest = { email, phone: `+90 5${randomInt(10 ** 8)}`, ...wish.guest }
  return { ...(await shop.book({ adult: 1, ...wish, guest })), email: guest.email }
}

const enquire = (bookingNumber: string, emailOrSurname: string, address = elsewhere()) =>
  shop.api.ask('enquireBooking', { bookingNumber, emailOrSurname }, { address })

const askForLink = ({ bookingNumber }: Trip, emailOrSurname = 'Whitfield', address = elsewhere()) =>
  shop.api.ask('sendBookingLink', { bookingNumber, emailOrSurname }, { address })

const open = (link: string, company = 'alpha') =>
  shop.api.ask('openBooking', { linkToken: link }, { address: elsewhere(), company })

async function mailedLink(trip: GuestTrip): Promise<string> {
  expect((await askForLink(trip)).data.sent).toBe(true)
  return linkToken((await mailsTo(shop.api, trip.email)).at(-1))
}

/** Number and surname, the mail, its link: what a guest does. */
async function keyOf(trip: GuestTrip): Promise<string> {
  const { data, code } = await open(await mailedLink(trip))
  if (code) throw new Error(code)
  return data.bookingKey
}

const rightsOf = async ({ reference }: Trip, bookingKeys: string) =>
  (await shop.api.ask('getReservationOptions', { reference }, { bookingKeys })).data.rights

const linksTo = async ({ email }: GuestTrip) =>
  (await mailsTo(shop.api, email)).filter(({ text }) => text.includes('/enquire-booking/open?token='))

describe('the link', () => {
  test('goes to the stored address alone, in the language of the booking, and not into the answer', async () => {
    const trip = await book({ date: '2026-12-01', locale: 'de' })
    const { body } = await askForLink(trip)
    expect(JSON.stringify(body)).not.toMatch(/guest\.example|token=|hitfield/)
    const [mail] = await linksTo(trip)
    const words = RESERVATION_MAIL_TEXTS.de.bookingLink
    expect(mail?.subject).toBe(words.subject.replace('{booking}', trip.bookingNumber))
    expect(mail?.text).toContain('/de/enquire-booking/open?token=')
    const opened = await open(linkToken(mail))
    expect(opened.data).toMatchObject({ reference: trip.reference, expiresAt: new Date(NOON + 30 * DAY).toISOString() })
  })

  test('opens again and again for 24 hours, with a key of its own each time, and then no more', async () => {
    const trip = await book({ date: '2026-12-02' })
    const link = await mailedLink(trip)
    const [first, second] = [(await open(link)).data.bookingKey, (await open(link)).data.bookingKey]
    expect(first).not.toBe(second)
    expect([await rightsOf(trip, first), await rightsOf(trip, second)]).toEqual(['manage', 'manage'])
    shop.api.clock.now += DAY - 1
    expect((await open(link)).status).toBe(200)
    shop.api.clock.now += 1
    expect((await open(link)).code).toBe('linkInvalid')
  })

  test('that is changed in any letter, of another tenant or of another purpose opens nothing', async () => {
    const trip = await book({ date: '2026-12-03' })
    const link = await mailedLink(trip)
    const [body = '', signature = ''] = link.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const forge = (change: object) =>
      `${Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url')}.${signature}`
    const forged = [
      forge({ id: Number(payload.id) + 1 }),
      forge({ at: NOON + DAY }),
      forge({ purpose: 'confirmNewsletter' }),
      `${body}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${body}.`,
      `${link}.x`,
      'x'.repeat(200),
    ]
    for (const each of forged) expect((await open(each)).code).toBe('linkInvalid')
    expect((await open(link, 'beta')).code).toBe('linkInvalid')
    expect((await shop.api.ask('confirmNewsletter', { linkToken: link })).code).toBe('linkInvalid')
  })

  test('is for the address that it was mailed to: with another one of the guest, link and key end', async () => {
    const trip = await book({ date: '2026-12-04' })
    const link = await mailedLink(trip)
    const key = (await open(link)).data.bookingKey
    await shop.rows(
      `update reservations set guest = guest || '{"email": "other@guest.example"}' where reference = '${trip.reference}'`,
    )
    expect((await open(link)).code).toBe('linkInvalid')
    expect(await rightsOf(trip, key)).toBe('none')
    expect((await shop.api.ask('getTickets', { reference: trip.reference }, { bookingKeys: key })).status).toBe(401)
  })

  test('is not mailed without the right name, and a wrong one looks like an unknown number', async () => {
    const trip = await book({ date: '2026-12-05' })
    const wrong = await askForLink(trip, 'Smith')
    const unknown = await askForLink({ ...trip, bookingNumber: 'INT000000000001' })
    const told = [wrong, unknown].map(({ status, body }) => ({ status, ...body, requestId: null }))
    expect(told[0]).toMatchObject({ status: 404, code: 'notFound' })
    expect(told[1]).toEqual(told[0])
    expect(await linksTo(trip)).toEqual([])
  })

  test('leaves no token in the outbox once the mail is gone', async () => {
    const { maskSecrets } = await import('@/backend/mail/secrets')
    const trip = await book({ date: '2026-12-06' })
    await askForLink(trip)
    const [mail] = await linksTo(trip)
    const token = linkToken(mail)
    const request = { kind: 'bookingLink', reservationId: 1, at: NOON } as const
    for (const text of [mail?.text ?? '', mail?.html ?? '']) {
      expect(text).toContain(token)
      expect(maskSecrets(text, request)).not.toContain(token)
    }
    const jobs = await shop.rows(`select payload::text as text from jobs where kind = 'mail'`)
    expect(jobs.some(({ text }) => String(text).includes(token))).toBe(false)
  })
})

describe('limits', () => {
  test('ten wrong names an hour from one network to one number lock nobody else out; right ones do not count', async () => {
    const [trip, other] = [await book({ date: '2026-12-07' }), await book({ date: '2026-12-07' })]
    const from = (address: string) => (bookingNumber: string, emailOrSurname: string) =>
      shop.api.ask('enquireBooking', { bookingNumber, emailOrSurname }, { address })
    const [attacker, guest] = [from('198.51.100.7'), from('203.0.113.77')]
    for (let time = 0; time < 6; time += 1) expect((await attacker(trip.bookingNumber, 'Whitfield')).status).toBe(200)
    for (let time = 0; time < 10; time += 1) expect((await attacker(trip.bookingNumber, 'Smith')).code).toBe('notFound')
    expect((await attacker(trip.bookingNumber.toLowerCase(), 'Whitfield')).code).toBe('tooManyRequests')
    expect((await guest(trip.bookingNumber, 'Whitfield')).status).toBe(200)
    expect((await askForLink(trip)).status).toBe(200)
    expect((await attacker(other.bookingNumber, 'Whitfield')).status).toBe(200)
    // An unknown number has the same limit: it does not tell by it that it is none.
    const second = from('198.51.100.8')
    for (let time = 0; time < 10; time += 1) expect((await second('INT77', 'Smith')).code).toBe('notFound')
    expect((await second('INT77', 'Smith')).code).toBe('tooManyRequests')
  })

  test('wrong names from very many networks: beyond three hundred an hour the exact e-mail alone opens', async () => {
    const trip = await book({ date: '2026-12-07' })
    for (let time = 0; time < 30; time += 1)
      await Promise.all(Array.from({ length: 10 }, () => enquire(trip.bookingNumber, 'Smith')))
    expect((await enquire(trip.bookingNumber, 'Whitfield')).code).toBe('tooManyRequests')
    expect((await enquire(trip.bookingNumber, `x${trip.email}`)).code).toBe('tooManyRequests')
    expect((await enquire(trip.bookingNumber, trip.email)).status).toBe(200)
  })

  test('five links an hour to one booking', async () => {
    const trip = await book({ date: '2026-12-08' })
    for (let time = 0; time < 5; time += 1) {
      expect((await askForLink(trip)).status).toBe(200)
      shop.api.clock.now += 1_000
    }
    expect((await askForLink(trip)).code).toBe('tooManyRequests')
    expect(await linksTo(trip)).toHaveLength(5)
  })

  test('a token that nobody signed leaves no row of a limit', async () => {
    const count = () => shop.rows(`select count(*)::int as count from rate_limits`)
    const before = await count()
    for (let tries = 0; tries < 3; tries += 1)
      expect((await shop.api.ask('openBooking', { linkToken: randomUUID() })).code).toBe('linkInvalid')
    expect(await count()).toEqual(before)
  })

  test('ten mails a day to one mailbox, whatever the bookings; the answer stays the same', async () => {
    const email = newEmail()
    const trips = []
    for (const date of ['2026-12-09', '2026-12-10', '2026-12-11']) trips.push(await book({ date, guest: { email } }))
    const answers = []
    for (const trip of [...trips, ...trips, ...trips, ...trips, ...trips]) {
      answers.push(await askForLink(trip))
      shop.api.clock.now += 1_000
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await linksTo({ ...(trips[0] as GuestTrip), email })).toHaveLength(10)
  })
})

describe('the key', () => {
  test('lets a guest pay the deposit and the balance, change the date, take the voucher along and cancel', async () => {
    const trip = await book({ date: '2026-12-13' })
    const key = await keyOf(trip)
    const { reference } = trip
    const ask = { bookingKeys: key }
    const pay = async (call: 'startPayment' | 'payBalance') => {
      const card = {
        cardHolder: 'HANNAH WHITFIELD',
        cardNumber: '5528790000000008',
        cardExpiry: '12 / 30',
        cardSecurityCode: '937',
        threeDSecure: true,
      }
      const started = await shop.api.ask(call, { reference, card, returnUrl: 'http://alpha.localhost/back' }, ask)
      return (await shop.comeBack(await shop.answerBank(started.data.html))).paymentState
    }
    expect(await pay('startPayment')).toBe('captured')
    expect(await pay('payBalance')).toBe('captured')
    // What was paid does not count as an attempt with a card, also where the bank's page stood between.
    const [{ id } = { id: 0 }] = await shop.rows(`select id from reservations where reference = '${reference}'`)
    const attempts = `payment-attempt:${sha256(`guest of ${id}`)}`
    const counted = await shop.rows(`select points from rate_limits where key = '${attempts}'`)
    expect(counted.map(({ points }) => Number(points))).toEqual([0])
    const { items, guest } = (await shop.api.ask('getResult', { reference }, ask)).data
    expect(guest).toMatchObject({ firstName: 'Hannah', email: trip.email })
    for (const name of ['getTickets', 'getVoucherFile', 'getCalendarFile'] as const)
      expect((await shop.api.ask(name, { reference }, ask)).status).toBe(200)
    const move = { reference, ticketNumber: items[0]?.ticketNumber ?? '', date: '2026-12-14', session: '09:00' }
    const { difference } = (await shop.api.ask('quoteDateChange', move, ask)).data
    expect((await shop.api.ask('changeDate', { ...move, expectedDifference: difference }, ask)).status).toBe(200)
    const { refund } = (await shop.api.ask('getRefundQuote', { reference }, ask)).data
    const cancelled = await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, ask)
    expect(cancelled.data).toMatchObject({ refund: '1890.00', refundState: 'due' })
    const actors = await shop.rows(
      `select distinct e.actor from reservation_events e join reservations r on r.id = e.reservation_id
       where r.reference = '${reference}' and e.event in ('dateChanged', 'cancelled')`,
    )
    expect(actors).toHaveLength(1)
    expect(actors[0]?.actor).toMatch(/^guest:\d+$/)
  })

  test('lets a guest tell of a transfer, and give up what is unpaid', async () => {
    const trip = await book({ date: '2026-12-15', paymentMethod: 'bankTransfer' })
    const ask = { bookingKeys: await keyOf(trip) }
    const { bookingNumber, reference } = trip
    const claim = { bookingNumber, amount: '10.00', currency: 'TRY', paidOn: '2026-11-20', sender: 'Hannah' }
    expect((await shop.api.ask('notifyPayment', claim, ask)).data.notificationState).toBe('claimed')
    expect((await shop.api.ask('abandonReservation', { reference }, ask)).data.released).toBe(true)
  })

  test('is good for 30 days, and several in one header open their own bookings each', async () => {
    const [one, two, third] = [
      await book({ date: '2027-01-03' }),
      await book({ date: '2027-01-04' }),
      await book({ date: '2027-01-05' }),
    ]
    const keys = `${await keyOf(one)}.nonsense.${await keyOf(two)}`
    expect([await rightsOf(one, keys), await rightsOf(two, keys), await rightsOf(third, keys)]).toEqual([
      'manage',
      'manage',
      'none',
    ])
    shop.api.clock.now = NOON + 30 * DAY - 1
    expect(await rightsOf(one, keys)).toBe('manage')
    shop.api.clock.now += 1
    expect(await rightsOf(one, keys)).toBe('none')
    // What is over is swept out by the next key.
    const next = await book({ date: '2027-01-06' })
    await keyOf(next)
    const [{ count } = { count: 0 }] = await shop.rows(
      `select count(*)::int as count from booking_keys where expires_at <= '${new Date(shop.api.clock.now).toISOString()}'`,
    )
    expect(count).toBe(0)
  })

  test('and every link end when access is ended; a new link opens again', async () => {
    const trip = await book({ date: '2026-12-16' })
    const link = await mailedLink(trip)
    const key = (await open(link)).data.bookingKey
    const { reference } = trip
    const stranger = await shop.newMember()
    expect((await shop.api.ask('endBookingAccess', { reference }, { token: stranger })).code).toBe('notFound')
    expect((await shop.api.ask('endBookingAccess', { reference }, { bookingKeys: key })).data.released).toBe(true)
    expect(await rightsOf(trip, key)).toBe('none')
    expect((await open(link)).code).toBe('linkInvalid')
    shop.api.clock.now += 1
    expect(await rightsOf(trip, await keyOf(trip))).toBe('manage')
  })

  test('of a booking that an agency made shows it, and changes nothing', async () => {
    const email = newEmail()
    const wish = { date: '2026-12-17', adult: 1, guest: { email } }
    const trip = { ...(await shop.bookAs(await signInAgency(shop.api), wish)), email }
    await shop.pay(trip)
    const key = await keyOf(trip)
    const { reference } = trip
    expect(await rightsOf(trip, key)).toBe('view')
    // The agency gets no mail about the link that its client asks for.
    const { subject } = RESERVATION_MAIL_TEXTS.en.bookingLink
    const words = subject.replace('{booking}', trip.bookingNumber)
    expect(await shop.rows(`select recipient from mails where subject = '${words}'`)).toEqual([{ recipient: email }])
    expect((await shop.api.ask('getVoucherFile', { reference }, { bookingKeys: key })).status).toBe(200)
    const cancelling = { reference, expectedRefund: '378.00' }
    expect((await shop.api.ask('cancelReservation', cancelling, { bookingKeys: key })).code).toBe('unauthenticated')
  })

  test('ends with the account that the booking lies in', async () => {
    const trip = await book({ date: '2026-12-18' })
    const link = await mailedLink(trip)
    const key = (await open(link)).data.bookingKey
    await shop.api.ask('abandonReservation', { reference: trip.reference }, { token: trip.token })
    expect((await shop.api.ask('deleteMember', { password: 'secret' }, { token: trip.token })).status).toBe(200)
    expect(await rightsOf(trip, key)).toBe('none')
    expect((await open(link)).code).toBe('linkInvalid')
    expect(
      await shop.rows(`select 1 from booking_keys k join reservations r on r.id = k.reservation_id
      where r.reference = '${trip.reference}'`),
    ).toEqual([])
  })
})

describe('mails about a booking', () => {
  test('lead into the account whose address they go to, and by a link where there is none', async () => {
    const email = newEmail()
    const member = await shop.api.registerMember(email)
    await shop.bookAs(member, { date: '2026-12-19', adult: 1, paymentMethod: 'bankTransfer', guest: { email } })
    const [own] = (await mailsTo(shop.api, email)).filter(({ subject }) => subject.startsWith('We have your booking'))
    expect(own?.text).toMatch(/\/user\/reservations$/m)
    const friend = await book({ date: '2026-12-20', paymentMethod: 'bankTransfer' })
    const [mail] = (await mailsTo(shop.api, friend.email)).filter(
      ({ subject }) => subject === en.received.subject.replace('{booking}', friend.bookingNumber),
    )
    expect(mail?.text).not.toContain('/user/reservations')
    expect(await rightsOf(friend, (await open(linkToken(mail))).data.bookingKey)).toBe('manage')
  })

  test('lead whoever booked without a password to the link', async () => {
    const email = newEmail()
    const form = {
      firstName: 'Hannah',
      lastName: 'Whitfield',
      email,
      phone: '+44 7700 900123',
      locale: 'en' as const,
      privacyPolicy: true as const,
    }
    const { token } = (await shop.api.ask('registerByBooking', form, { address: elsewhere() })).data
    await shop.bookAs(token, { date: '2026-12-21', adult: 1, paymentMethod: 'bankTransfer', guest: { email } })
    const mails = await mailsTo(shop.api, email)
    expect(mails.filter(({ text }) => text.includes('/enquire-booking/open?token='))).toHaveLength(1)
  })
})

test('the table has every call of owners', () => {
  const owners = Object.entries(CALLS).filter(([, { access }]) => access === 'owner')
  expect(Object.keys(GUEST_CALLS).sort()).toEqual(owners.map(([name]) => name).sort())
})

test('whatever a guest asks for, in whatever order, changes their own booking alone', async () => {
  const calls = Object.keys(GUEST_CALLS) as GuestCall[]
  const agency = await signInAgency(shop.api)
  const others = [
    await book({ date: '2027-01-10' }),
    await book({ date: '2027-01-11', paymentMethod: 'bankTransfer' }),
    await shop.bookAs(agency, { date: '2027-01-12', adult: 1, guest: { email: newEmail() } }),
  ]
  await shop.pay(others[0] as Trip)
  const tickets = await Promise.all(others.map(async (trip) => (await shop.result(trip)).items[0]?.ticketNumber ?? ''))
  /** Every row that belongs to a booking of somebody else. */
  const foreignRows = (own: string) =>
    shop.rows(`select r.*, array(select row_to_json(x) from payments x where x.reservation_id = r.id order by x.id) as payments,
      array(select row_to_json(x) from reservation_items x where x.reservation_id = r.id order by x.id) as items,
      array(select row_to_json(x) from reservation_events x where x.reservation_id = r.id order by x.id) as events,
      array(select row_to_json(x) from payment_notifications x where x.reservation_id = r.id order by x.id) as claims,
      array(select row_to_json(x) from booking_keys x where x.reservation_id = r.id order by x.key_hash) as keys
      from reservations r where r.reference <> '${own}' order by r.id`)
  const step = fc.record({ call: fc.constantFrom(...calls), on: fc.nat({ max: others.length }) })
  let day = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      day += 1
      const mine = await book({ date: `2027-02-${String(day).padStart(2, '0')}` })
      const bookingKeys = await keyOf(mine)
      const before = await foreignRows(mine.reference)
      const ticket = (await shop.result(mine)).items[0]?.ticketNumber ?? ''
      let isEnded = false
      for (const { call, on } of steps) {
        const trip = on === 0 ? mine : (others[on - 1] as Trip)
        const ticketNumber = on === 0 ? ticket : (tickets[on - 1] ?? '')
        const { status, code } = await GUEST_CALLS[call](shop, { ...trip, ticketNumber }, bookingKeys)
        expect(status, `${call}: ${code}`).toBeLessThan(500)
        if (on > 0 || isEnded) expect(code, call).toBe('unauthenticated')
        else expect(code, call).not.toBe('unauthenticated')
        isEnded ||= call === 'endBookingAccess' && on === 0
      }
      expect(await foreignRows(mine.reference)).toEqual(before)
    }),
    { numRuns: 12 },
  )
})
