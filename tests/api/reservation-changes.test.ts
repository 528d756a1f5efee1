import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { finishRefund } from '@/backend/payments/pay-refund'
import { receiveMoney, rejectNotification } from '@/backend/payments/received-money'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

const HOUR = 3_600_000
const TOTAL = '3780.00'
const DEPOSIT = '756.00'
const REST = '3024.00'
const { en } = RESERVATION_MAIL_TEXTS
const receipt = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A63' } })

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

const optionsOf = async ({ reference }: Trip) => (await shop.api.ask('getReservationOptions', { reference })).data

const idOf = async ({ reference }: Trip) =>
  Number((await shop.rows(`select id from reservations where reference = '${reference}'`))[0]?.id)

const subjects = async (trip: Trip) => (await shop.mailsOf(trip)).map((mail) => mail.subject)
const subjectOf = (words: { subject: string }, trip: Trip) => words.subject.replace('{booking}', trip.bookingNumber)

async function receive(trip: Trip, amount: string, changes: { key?: string; notificationId?: number } = {}) {
  return receiveMoney(shop.db, {
    reservationId: await idOf(trip),
    method: 'bankTransfer',
    amount,
    currency: 'TRY',
    key: changes.key ?? randomUUID(),
    notificationId: changes.notificationId ?? null,
    actor: 'desk:1',
    now: shop.api.clock.now,
  })
}

test('a trip is closed when it is over, for its member and for who knows number and name', async () => {
  const trip = await shop.book({ date: '2026-12-01' })
  expect(await shop.pay(trip)).toBe('captured')
  const seen = async () => {
    const { data } = await shop.api.ask('getMemberData', {}, { token: trip.token })
    const { bookingNumber } = trip
    const asked = await shop.api.ask('enquireBooking', { bookingNumber, emailOrSurname: 'Whitfield' })
    const own = data.reservations.find((each) => each.bookingNumber === bookingNumber)
    return [own?.reservationStatus, asked.data.reservationStatus, (await shop.result(trip)).reservationStatus]
  }
  expect(await seen()).toEqual(['active', 'active', 'active'])
  shop.api.clock.now = Date.parse('2026-12-02T00:00:00+03:00')
  expect(await seen()).toEqual(['closed', 'closed', 'closed'])
})

describe('the balance', () => {
  test('is paid by card through the same gateway, once', async () => {
    const trip = await shop.book({ date: '2026-12-01' })
    expect((await shop.start(trip, { call: 'payBalance' })).code).toBe('paymentClosed')
    expect(await shop.pay(trip)).toBe('captured')
    expect((await shop.result(trip)).collectionStatus).toBe(1)
    expect(await optionsOf(trip)).toMatchObject({ canPayBalance: true, open: { amount: REST }, hasVoucher: true })
    const [one, two] = await Promise.all([
      shop.start(trip, { call: 'payBalance' }),
      shop.start(trip, { call: 'payBalance' }),
    ])
    const pages = [one, two].filter((started) => started.data.paymentState === 'redirect')
    const callbacks = await Promise.all(pages.map((page) => shop.answerBank(page.data.html)))
    const ends = await Promise.all([...callbacks, ...callbacks].map((callback) => shop.comeBack(callback)))
    expect(ends.some((end) => end.paymentState === 'captured')).toBe(true)
    const result = await shop.result(trip)
    expect(result).toMatchObject({ collectionStatus: 2, paid: { amount: TOTAL }, reservationStatus: 'active' })
    expect((await shop.start(trip, { call: 'payBalance' })).code).toBe('paymentClosed')
    await shop.api.runJobs()
    expect(await subjects(trip)).toEqual([subjectOf(en.confirmed, trip), subjectOf(en.paymentReceived, trip)])
  })

  test('goes to the gateway as items that add up, whatever the cents', async () => {
    const trip = await shop.book({ date: '2026-12-02', adult: 1 }, { date: '2026-12-03', adult: 3 })
    await shop.pay(trip)
    expect(await shop.pay(trip, { call: 'payBalance' })).toBe('captured')
    expect((await shop.result(trip)).collectionStatus).toBe(2)
  })

  test('is not taken after the start, nor from a cancelled reservation, nor by a stranger', async () => {
    const trip = await shop.book({ date: '2026-12-04' })
    await shop.pay(trip)
    const stranger = { ...trip, token: await shop.newMember() }
    expect((await shop.start(stranger, { call: 'payBalance' })).code).toBe('notFound')
    shop.api.clock.now = Date.parse('2026-12-04T06:00:00Z') + 1
    expect((await shop.start(trip, { call: 'payBalance' })).code).toBe('paymentClosed')
  })

  test('in instalments that were never priced is refused, as is the deposit', async () => {
    const trip = await shop.book({ date: '2026-12-05' })
    const card = {
      cardHolder: 'HANNAH WHITFIELD',
      cardNumber: '5528790000000008',
      cardExpiry: '12 / 30',
      cardSecurityCode: '937',
      cardInstalments: 6,
    }
    const request = { reference: trip.reference, card, returnUrl: 'http://alpha.localhost/back' }
    expect((await shop.api.ask('startPayment', request, { token: trip.token })).code).toBe('invalidRequest')
    await shop.pay(trip)
    expect((await shop.api.ask('payBalance', request, { token: trip.token })).code).toBe('invalidRequest')
  })

  test('is given back with the deposit, from both payments', async () => {
    const trip = await shop.book({ date: '2026-12-06' })
    await shop.pay(trip)
    await shop.pay(trip, { call: 'payBalance' })
    const { reference, token } = trip
    await shop.api.ask('cancelReservation', { reference, expectedRefund: TOTAL }, { token })
    await shop.api.runJobs()
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    expect((await optionsOf(trip)).refunds.map((refund) => [refund.amount, refund.refundState])).toEqual([
      [REST, 'done'],
      [DEPOSIT, 'done'],
    ])
  })
})

describe('a transfer', () => {
  const claim = (trip: Trip, changes: Record<string, unknown> = {}) =>
    shop.api.ask(
      'notifyPayment',
      {
        bookingNumber: trip.bookingNumber,
        amount: DEPOSIT,
        currency: 'TRY',
        paidOn: '2026-11-21',
        sender: 'Hannah Whitfield',
        ...changes,
      },
      { token: trip.token },
    )

  test('is asked for in the mail, with account, reference and deadline', async () => {
    const trip = await shop.book({ date: '2026-12-07', paymentMethod: 'bankTransfer', locale: 'de' })
    await shop.api.runJobs()
    const [mail] = await shop.mailsOf(trip)
    expect(mail?.subject).toBe(subjectOf(RESERVATION_MAIL_TEXTS.de.received, trip))
    expect(mail?.text).toContain('22.11.2026, 12:00\u00A0GMT+3')
    expect(mail?.text).toContain('756,00')
  })

  test('that was told of is a claim: nothing is paid by it', async () => {
    const trip = await shop.book({ date: '2026-12-08', paymentMethod: 'bankTransfer' })
    const claimed = await claim(trip)
    expect(claimed.data).toMatchObject({ bookingNumber: trip.bookingNumber, notificationState: 'claimed' })
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 0, paid: { amount: '0.00' } })
    expect((await optionsOf(trip)).notifications).toMatchObject([{ amount: DEPOSIT, notificationState: 'claimed' }])
    await shop.api.runJobs()
    const told = [subjectOf(en.claimReceived, trip), subjectOf(en.claimForOperator, trip)]
    expect(await subjects(trip)).toEqual([subjectOf(en.received, trip), ...told])
  })

  test.each([
    ['a PDF', async () => Buffer.from('%PDF-1.7 receipt\n%%EOF\n'), 'application/pdf', 'pdf'],
    ['a JPG', () => receipt.clone().jpeg().toBuffer(), 'image/jpeg', 'jpeg'],
    ['a PNG', () => receipt.clone().png().toBuffer(), 'image/png', 'png'],
  ])('with %s as receipt, kept where no route leads', async (_, draw, type, extension) => {
    const content = await draw()
    const trip = await shop.book({ date: '2026-12-09', adult: 1, paymentMethod: 'bankTransfer' })
    expect((await claim(trip, { receipt: content.toString('base64') })).status).toBe(200)
    const [row] = await shop.rows('select * from documents where notification_id is not null order by id desc limit 1')
    expect(row).toMatchObject({ media_type: type, content, request_id: null, agency_id: null, token_hash: null })
    expect(row?.file_name).toBe(`${trip.bookingNumber}.${extension}`)
  })

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>').toString('base64')],
    ['a picture by its name only', Buffer.from('receipt.png').toString('base64')],
    ['a PDF cut short', Buffer.from('%PDF-1.7 receipt').toString('base64')],
    ['a PDF with a script', Buffer.from('%PDF-1.7 <</S/JavaScript>>\n%%EOF\n').toString('base64')],
    ['no base64', '%PDF-1.7'],
    [
      'a PDF of 3 MB and a byte',
      Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(3 * 1024 * 1024 - 4)]).toString('base64'),
    ],
  ])('with %s is refused', async (_, receipt) => {
    const trip = await shop.book({ date: '2026-12-10', adult: 1, paymentMethod: 'bankTransfer' })
    expect((await claim(trip, { receipt })).code).toBe('fileRefused')
    expect((await optionsOf(trip)).notifications).toEqual([])
  })

  test.each([
    ['no money', { amount: '0.00' }, 'invalidRequest'],
    ['less than none', { amount: '-5.00' }, 'invalidRequest'],
    ['an account of nobody', { bankAccountId: 99 }, 'invalidRequest'],
    ['a day that is none', { paidOn: '2026-02-30' }, 'invalidRequest'],
    ['a booking of nobody', { bookingNumber: 'INT000000000000' }, 'notFound'],
  ])('of %s is refused', async (_, changes, code) => {
    const trip = await shop.book({ date: '2026-12-11', adult: 1, paymentMethod: 'bankTransfer' })
    expect((await claim(trip, changes)).code).toBe(code)
  })

  test('of another member, without a token, or the second of eight at once is refused', async () => {
    const trip = await shop.book({ date: '2026-12-12', paymentMethod: 'bankTransfer' })
    expect((await claim({ ...trip, token: await shop.newMember() })).code).toBe('notFound')
    expect((await claim({ ...trip, token: '' })).code).toBe('unauthenticated')
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await claim(trip)).code))
    expect(answers.filter((code) => code === null)).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set([null, 'inProgress']))
  })

  test('confirmed at the desk confirms the reservation: once', async () => {
    const trip = await shop.book({ date: '2026-12-13', paymentMethod: 'bankTransfer' })
    const { id } = (await claim(trip)).data
    const both = await Promise.all([
      receive(trip, DEPOSIT, { key: 'TRF-1', notificationId: id }),
      receive(trip, DEPOSIT, { key: 'TRF-1', notificationId: id }),
    ])
    expect([...both].sort()).toEqual([false, true])
    await shop.api.runJobs()
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 1, payUntil: null, paid: { amount: DEPOSIT } })
    expect((await optionsOf(trip)).notifications).toMatchObject([{ notificationState: 'confirmed' }])
    expect(await subjects(trip)).toContain(subjectOf(en.confirmed, trip))
    await shop.pass(25 * HOUR)
    expect((await shop.result(trip)).reservationStatus).toBe('active')
    expect(await shop.pay(trip, { call: 'payBalance' })).toBe('captured')
    expect((await shop.result(trip)).collectionStatus).toBe(2)
  })

  test('of a part is collected in part, and gives the rest the time of a transfer', async () => {
    const trip = await shop.book({ date: '2026-12-14', paymentMethod: 'bankTransfer' })
    await receive(trip, '500.00')
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 3, reservationStatus: 'active' })
    expect((await optionsOf(trip)).hasVoucher).toBe(false)
    await shop.pass(23 * HOUR)
    expect((await shop.result(trip)).reservationStatus).toBe('active')
    await receive(trip, '256.00')
    await shop.api.runJobs()
    expect((await shop.result(trip)).collectionStatus).toBe(1)
    expect((await optionsOf(trip)).hasVoucher).toBe(true)
    expect(await subjects(trip)).toEqual([
      subjectOf(en.received, trip),
      subjectOf(en.paymentReceived, trip),
      subjectOf(en.confirmed, trip),
    ])
  })

  test('of too much confirms, and the rest is owed back', async () => {
    const trip = await shop.book({ date: '2026-12-15', paymentMethod: 'bankTransfer' })
    await receive(trip, '4000.00')
    expect((await optionsOf(trip)).refunds).toMatchObject([{ amount: '220.00', refundState: 'due' }])
    const [refund] = await shop.rows('select id from refunds order by id desc limit 1')
    expect(await finishRefund(shop.db, Number(refund?.id), 'desk:1', shop.api.clock.now)).toBe(true)
    expect(await finishRefund(shop.db, Number(refund?.id), 'desk:1', shop.api.clock.now)).toBe(false)
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 2, paid: { amount: TOTAL } })
  })

  test('that comes after the deadline takes the places again, or goes back when they are gone', async () => {
    const free = await shop.book({ date: '2026-12-16', paymentMethod: 'bankTransfer' })
    const gone = await shop.book({ date: '2026-12-17', paymentMethod: 'bankTransfer' })
    await shop.pass(24 * HOUR)
    await shop.book({ date: '2026-12-17', adult: 9, paymentMethod: 'bankTransfer' })
    await receive(free, DEPOSIT)
    await receive(gone, DEPOSIT)
    expect(await shop.result(free)).toMatchObject({ reservationStatus: 'active', collectionStatus: 1 })
    expect((await shop.result(gone)).reservationStatus).toBe('cancelled')
    expect((await optionsOf(gone)).refunds).toMatchObject([{ amount: DEPOSIT, refundState: 'due' }])
    await shop.api.runJobs()
    expect(await subjects(gone)).toContain(subjectOf(en.paymentReturned, gone))
  })

  test('in another currency or of nothing is not booked', async () => {
    const trip = await shop.book({ date: '2026-12-18', paymentMethod: 'bankTransfer' })
    await expect(receive(trip, '-1.00')).rejects.toMatchObject({ code: 'invalidRequest' })
    const euros = { method: 'bankTransfer' as const, amount: '10.00', currency: 'EUR', key: 'x', notificationId: null }
    const money = { ...euros, reservationId: await idOf(trip), actor: 'desk:1', now: NOON }
    await expect(receiveMoney(shop.db, money)).rejects.toMatchObject({ code: 'invalidRequest' })
  })

  test('that the desk cannot find closes the claim and nothing else', async () => {
    const trip = await shop.book({ date: '2026-12-19', paymentMethod: 'bankTransfer' })
    const { id } = (await claim(trip)).data
    expect(await rejectNotification(shop.db, id, 'desk:1', NOON)).toBe(true)
    expect(await rejectNotification(shop.db, id, 'desk:1', NOON)).toBe(false)
    expect((await optionsOf(trip)).notifications).toMatchObject([{ notificationState: 'rejected' }])
    expect((await shop.result(trip)).reservationStatus).toBe('active')
  })
})

describe('the enquiry', () => {
  let address = 0
  const enquire = (bookingNumber: string, contact: string, from?: string) => {
    address += 1
    return shop.api.ask(
      'enquireBooking',
      { bookingNumber, emailOrSurname: contact },
      { address: from ?? `2001:db8:${address}:100::1` },
    )
  }

  test.each([
    ['the e-mail', 'ayse@MAIL.example'],
    ['the surname', 'Yılmaz Öztürk'],
    ['in capitals', 'YILMAZ ÖZTÜRK'],
    ['without marks', 'yilmaz ozturk'],
    ['with blanks', '  Yılmaz   Öztürk '],
  ])('finds it by %s', async (_, contact) => {
    const guest = { lastName: 'Yılmaz Öztürk', email: 'Ayse@mail.example' }
    const trip = await shop.book({ date: '2026-12-20', adult: 1, guest })
    const found = await enquire(trip.bookingNumber.toLowerCase(), contact)
    expect(found.data).toMatchObject({ bookingNumber: trip.bookingNumber, reservationStatus: 'active' })
    await shop.api.ask('abandonReservation', { reference: trip.reference }, { token: trip.token })
  })

  test('tells the state and nothing with which more could be done', async () => {
    const trip = await shop.book({ date: '2026-12-21' })
    await shop.pay(trip)
    for (const contact of ['whitfield', 'hannah@mail.example']) {
      const { data, body } = await enquire(trip.bookingNumber, contact)
      const { bookingNumber } = trip
      expect(data).toEqual({
        success: 1,
        bookingNumber,
        reservationStatus: 'active',
        collectionStatus: 1,
        awaitsConfirmation: false,
        items: [expect.objectContaining({ kind: 'tour', date: '2026-12-21', startTime: '09:00' })],
      })
      const [item] = data.items
      expect(Object.keys(item ?? {}).sort()).toEqual(
        [
          ...['content', 'date', 'durationDays', 'durationMinutes', 'endDate', 'endTime', 'kind', 'session'],
          'startTime',
        ].sort(),
      )
      const { items } = await shop.result(trip)
      const text = JSON.stringify(body)
      for (const secret of [trip.reference, items[0]?.ticketNumber ?? '', 'annah', 'hitfield', TOTAL, DEPOSIT])
        expect(text).not.toContain(secret)
    }
  })

  test('and the reference tell nobody but the owner who booked', async () => {
    const trip = await shop.book({ date: '2026-12-23', adult: 1 })
    await shop.pay(trip)
    const { reference, token } = trip
    const { guest, payment } = (await shop.api.ask('getResult', { reference })).data
    expect([guest, payment.brand, payment.lastFour]).toEqual([
      { firstName: '', email: 'h•••@mail.example' },
      null,
      null,
    ])
    expect((await shop.result(trip)).payment.lastFour).toBe('0008')
    for (const name of ['getTickets', 'getVoucherFile', 'getCalendarFile'] as const)
      expect((await shop.api.ask(name, { reference })).code).toBe('unauthenticated')
    const stranger = await shop.api.registerMember('stranger@mail.example')
    expect((await shop.api.ask('getResult', { reference }, { token: stranger })).data.guest.email).toBe(
      'h•••@mail.example',
    )
    expect((await shop.api.ask('getResult', { reference }, { token })).data.guest.email).toBe('hannah@mail.example')
  })

  test("unknown, wrong and another tenant's look alike to the letter", async () => {
    const trip = await shop.book({ date: '2026-12-22' })
    const wrong = await enquire(trip.bookingNumber, 'Smith')
    const unknown = await enquire('INT000000000000', 'Whitfield')
    const request = { bookingNumber: trip.bookingNumber, emailOrSurname: 'Whitfield' }
    const foreign = await shop.api.ask('enquireBooking', request, { company: 'beta' })
    const bodies = [wrong, unknown, foreign].map(({ status, body }) => ({ status, ...body, requestId: null }))
    expect(bodies[0]).toMatchObject({ status: 404, code: 'notFound' })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
    expect((await enquire(trip.bookingNumber, '')).code).toBe('invalidRequest')
    expect((await enquire('%', '%')).code).toBe('notFound')
  })

  test('a connection with a whole network of IPv6 is one asker, however its addresses are written', async () => {
    const from = (host: number) => (host % 2 === 0 ? `2001:db8::9:${host}:1:1` : `2001:db8:0:0:9:${host}::`)
    const codes = []
    // Each number is another one: a number has a limit of its own.
    for (let host = 1; host <= 21; host += 1) codes.push((await enquire(`INT${host}`, 'Smith', from(host))).code)
    expect(codes.slice(0, 20).every((code) => code === 'notFound')).toBe(true)
    expect(codes[20]).toBe('tooManyRequests')
  })

  test('stops after twenty tries from one address, and only from that one', async () => {
    const trip = await shop.book({ date: '2026-12-23' })
    const from = '198.51.100.20'
    const codes = []
    for (let time = 0; time < 21; time += 1) codes.push((await enquire(`INT9${time}`, 'Smith', from)).code)
    expect(codes.slice(0, 20).every((code) => code === 'notFound')).toBe(true)
    expect(codes[20]).toBe('tooManyRequests')
    expect((await enquire(trip.bookingNumber, 'Whitfield', from)).code).toBe('tooManyRequests')
    expect((await enquire(trip.bookingNumber, 'Whitfield')).status).toBe(200)
  })
})
