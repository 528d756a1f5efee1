import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { receiveMoney, rejectNotification } from '@/backend/payments/received-money'
import { planReversal, reversePayment } from '@/backend/payments/reverse-payment'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

const HOUR = 3_600_000
const { en } = RESERVATION_MAIL_TEXTS
const ACCOUNTS = [
  { id: 1, bank: 'One', holder: 'Test Tours', iban: 'TR1', currency: 'TRY' },
  { id: 2, bank: 'Two', holder: 'Test Tours', iban: 'TR2', currency: 'EUR' },
]

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  const settings = JSON.stringify({ bankAccounts: ACCOUNTS })
  await shop.rows(`update settings set value = value || '${settings}'::jsonb where section = 'other'`)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

const transfer = (date: string) => shop.book({ date, paymentMethod: 'bankTransfer' })

async function claim(trip: Trip, changes: Record<string, unknown> = {}) {
  const { bookingNumber, token } = trip
  const request = { bookingNumber, amount: '756.00', currency: 'TRY', paidOn: '2026-11-20', sender: 'H. Whitfield' }
  const receipt = null
  return shop.api.ask('notifyPayment', { ...request, receipt, ...changes }, { token })
}

const stateOf = async (trip: Trip) => {
  const { reservationStatus, payUntil, openClaim } = await shop.result(trip)
  return { reservationStatus, payUntil: payUntil && Date.parse(payUntil), openClaim }
}
const reject = (id: number) => rejectNotification(shop.db, id, 'staff:1', shop.api.clock.now)

describe('the first word of a transfer', () => {
  test('suspends the cancellation until the staff decide; then the time that was left goes on', async () => {
    const trip = await transfer('2026-12-01')
    await shop.pass(10 * HOUR)
    const { id } = (await claim(trip)).data
    const openClaim = { amount: '756.00', currency: 'TRY', paidOn: '2026-11-20' }
    expect(await stateOf(trip)).toEqual({ reservationStatus: 'active', payUntil: null, openClaim })
    await shop.pass(60 * HOUR)
    expect((await stateOf(trip)).reservationStatus).toBe('active')
    await reject(id)
    const until = shop.api.clock.now + 14 * HOUR
    expect(await stateOf(trip)).toEqual({ reservationStatus: 'active', payUntil: until, openClaim: null })
    await shop.pass(13 * HOUR)
    expect((await stateOf(trip)).reservationStatus).toBe('active')
    await shop.pass(2 * HOUR)
    expect((await stateOf(trip)).reservationStatus).toBe('cancelled')
  })

  test('leaves two hours at least; after one that was not found the next suspends nothing, and the mails say so', async () => {
    const trip = await transfer('2026-12-02')
    await shop.pass(24 * HOUR - 60_000)
    const { id } = (await claim(trip)).data
    await reject(id)
    expect((await stateOf(trip)).payUntil).toBe(shop.api.clock.now + 2 * HOUR)
    expect((await claim(trip, { sender: 'Hannah W.' })).code).toBeNull()
    expect((await stateOf(trip)).payUntil).toBe(shop.api.clock.now + 2 * HOUR)
    await shop.api.runJobs()
    const texts = (await shop.mailsOf(trip)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes(en.claimReceived.kept))).toHaveLength(1)
    expect(texts.filter((text) => text.includes(en.claimForOperator.kept))).toHaveLength(1)
    for (const { runs } of [en.claimReceived, en.claimForOperator])
      expect(texts.filter((text) => text.includes(runs.split('{')[0] ?? ''))).toHaveLength(1)
    await shop.pass(3 * HOUR)
    expect((await stateOf(trip)).reservationStatus).toBe('cancelled')
  })

  test('is not asked for again while it waits, and the money that is found confirms', async () => {
    const trip = await transfer('2026-12-03')
    const { id } = (await claim(trip)).data
    expect((await claim(trip)).code).toBe('inProgress')
    const { data } = await shop.api.ask('getReservationOptions', { reference: trip.reference })
    expect(data).toMatchObject({ canNotifyPayment: false, notifications: [{ notificationState: 'claimed' }] })
    const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
    const money = { method: 'bankTransfer' as const, amount: '756.00', currency: 'TRY', key: 'S-1', notificationId: id }
    await receiveMoney(shop.db, { ...money, reservationId: Number(row?.id), actor: 'staff:1', now: NOON })
    await shop.pass(48 * HOUR)
    expect(await stateOf(trip)).toMatchObject({ reservationStatus: 'active', payUntil: null, openClaim: null })
  })

  test('is told of to both sides, and that nothing was found to the guest', async () => {
    const trip = await transfer('2026-12-04')
    const { id } = (await claim(trip)).data
    await reject(id)
    await shop.api.runJobs()
    const subjectOf = ({ subject }: { subject: string }) => subject.replace('{booking}', trip.bookingNumber)
    const mails = await shop.mailsOf(trip)
    expect(mails.map(({ subject }) => subject).slice(-3)).toEqual([
      subjectOf(en.claimReceived),
      subjectOf(en.claimForOperator),
      subjectOf(en.claimNotFound),
    ])
  })

  test.each([
    [false, ['hello@test.example']],
    [true, ['hello@test.example', 'reader', 'reader']],
  ])(
    'repeats the name of the sender to a guest whose address is proven (%s), and to the operator',
    async (proven, readers) => {
      const email = `${randomUUID().slice(0, 8)}@mail.example`
      const token = await shop.api.registerMember(email)
      if (proven) await shop.rows(`update members set email_verified_at = now() where email = '${email}'`)
      const date = proven ? '2026-12-05' : '2026-12-06'
      const trip = await shop.bookAs(token, { date, paymentMethod: 'bankTransfer', guest: { email } })
      await reject((await claim(trip, { sender: 'Won at https://evil.example/prize' })).data.id)
      await shop.api.runJobs()
      const found = await shop.rows(`select recipient from mails where text like '%evil.example%'
      and text like '%${trip.bookingNumber}%'`)
      const recipients = found.map(({ recipient }) => (recipient === email ? 'reader' : recipient))
      expect(recipients.sort()).toEqual(readers)
    },
  )
})

describe('the claims of one account', () => {
  const statesOf = async ({ bookingNumber }: Trip) => {
    const found = await shop.rows(`select n.state, n.decided_by from payment_notifications n
      join reservations r on r.id = n.reservation_id where r.booking_number = '${bookingNumber}'`)
    return found.map(({ state, decided_by }) => `${state} ${String(decided_by).split(':')[0]}`)
  }

  test('are closed when the booking is given up or cancelled, and wait on when it lapses', async () => {
    const [abandoned, cancelled, expired] = [
      await transfer('2026-12-22'),
      await transfer('2026-12-23'),
      await transfer('2026-12-24'),
    ]
    for (const trip of [abandoned, cancelled, expired]) expect((await claim(trip)).code).toBeNull()
    const { token, reference } = abandoned
    expect((await shop.api.ask('abandonReservation', { reference }, { token })).data.released).toBe(true)
    const cancelling = { reference: cancelled.reference, expectedRefund: '0.00' }
    expect((await shop.api.ask('cancelReservation', cancelling, { token: cancelled.token })).code).toBeNull()
    const [first] = await shop.rows(`select id from payment_notifications order by id desc limit 1`)
    await reject(Number(first?.id))
    expect((await claim(expired, { amount: '700.00' })).code).toBeNull()
    await shop.pass(30 * HOUR)
    expect((await stateOf(expired)).reservationStatus).toBe('cancelled')
    expect([await statesOf(abandoned), await statesOf(cancelled), await statesOf(expired)]).toEqual([
      ['rejected member'],
      ['rejected member'],
      ['rejected staff', 'claimed null'],
    ])
  })

  test('are ten a day', async () => {
    const token = await shop.newMember()
    const codes: (string | null)[] = []
    for (let day = 10; day < 21; day += 1) {
      const trip = await shop.bookAs(token, { date: `2027-02-${day}`, paymentMethod: 'bankTransfer' })
      codes.push((await claim(trip)).code)
    }
    expect(codes).toEqual([...Array(10).fill(null), 'tooManyRequests'])
  })
})

describe('a word that cannot be true is refused', () => {
  test.each([
    ['more than is open', { amount: '3780.01' }, { amount: 'too_big' }],
    ['a currency that no account has', { currency: 'USD' }, { currency: 'unknown' }],
    ['another currency than the account’s', { bankAccountId: 2 }, { currency: 'unknown' }],
    ['an account that is not the tenant’s', { bankAccountId: 9 }, { bankAccountId: 'unknown' }],
    ['a day to come', { paidOn: '2026-11-22' }, { paidOn: 'future' }],
    ['more than is open, at any bank’s rate', { currency: 'EUR', amount: '90.00' }, { amount: 'too_big' }],
  ])('%s', async (_, changes, fields) => {
    const trip = await shop.book({ date: '2026-12-05', adult: 1, paymentMethod: 'bankTransfer' })
    const answer = await claim(trip, changes)
    expect(answer.code).toBe('invalidRequest')
    expect(JSON.stringify(answer.body)).toContain(Object.values(fields)[0])
    expect((await stateOf(trip)).openClaim).toBeNull()
  })

  test('all that is open, in the currency of an account, is not', async () => {
    expect((await claim(await transfer('2026-12-06'), { amount: '3780.00' })).code).toBeNull()
    expect(
      (await claim(await transfer('2026-12-07'), { amount: '75.60', currency: 'EUR', bankAccountId: 2 })).code,
    ).toBeNull()
  })
})

test('a transfer is not offered where its deadline ends after the sale of the departure', async () => {
  const soon = await shop.quote({ date: '2026-11-22' })
  const later = await shop.quote({ date: '2026-11-25' })
  expect(soon.data.paymentMethods).not.toContain('bankTransfer')
  expect(later.data.paymentMethods).toContain('bankTransfer')
  await expect(shop.book({ date: '2026-11-22', paymentMethod: 'bankTransfer' })).rejects.toThrow('methodNotOffered')
  await expect(shop.book({ date: '2026-11-25', paymentMethod: 'bankTransfer' })).resolves.toBeDefined()
})

describe('a claim that was confirmed by mistake', () => {
  const REASON = 'Entered for the wrong booking'

  async function confirmAndReverse(trip: Trip, amount = '756.00', isOfFormerRelease = false) {
    const { id } = (await claim(trip)).data
    const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
    const reservationId = Number(row?.id)
    const by = { actor: 'staff:1', now: shop.api.clock.now }
    const method = 'bankTransfer' as const
    await receiveMoney(shop.db, {
      reservationId,
      method,
      amount,
      currency: 'TRY',
      key: `K-${id}`,
      notificationId: id,
      ...by,
    })
    await shop.api.runJobs()
    if (isOfFormerRelease) await shop.rows(`update payment_notifications set ledger_id = null where id = ${id}`)
    const [entry] = await shop.rows(`select max(id) as id from ledger where reservation_id = ${reservationId}`)
    await shop.db.transaction(async (transaction) => {
      const plan = await planReversal(transaction, Number(entry?.id), shop.api.clock.now)
      expect(plan.isMailed).toBe(true)
      await reversePayment(transaction, plan, { reason: REASON, ...by })
    })
    await shop.api.runJobs()
  }

  const optionsOf = async ({ reference, token }: Trip) =>
    (await shop.api.ask('getReservationOptions', { reference }, { token })).data

  test('is rejected with the reason, the deadline goes on, the guest is told and may claim again', async () => {
    const trip = await transfer('2026-12-20')
    await shop.pass(10 * HOUR)
    await confirmAndReverse(trip)
    const { confirmed, canNotifyPayment, notifications } = await optionsOf(trip)
    expect({ confirmed, canNotifyPayment }).toEqual({ confirmed: false, canNotifyPayment: true })
    expect(notifications).toMatchObject([{ notificationState: 'rejected', decisionReason: REASON }])
    const shown = (await shop.api.ask('getReservationOptions', { reference: trip.reference })).data.notifications
    expect(shown).toMatchObject([{ notificationState: 'rejected', decisionReason: null, receipt: null }])
    const until = shop.api.clock.now + 14 * HOUR
    expect(await stateOf(trip)).toEqual({ reservationStatus: 'active', payUntil: until, openClaim: null })
    const told = (await shop.mailsOf(trip)).at(-1)
    expect(told?.subject).toBe(en.claimNotFound.subject.replace('{booking}', trip.bookingNumber))
    expect(told?.text).toContain(REASON)
    expect((await claim(trip)).code).toBeNull()
    expect((await stateOf(trip)).payUntil).toBeNull()
    await shop.pass(20 * HOUR)
    expect((await stateOf(trip)).reservationStatus).toBe('active')
  })

  test('is found where the former release confirmed it, and does not count as not found', async () => {
    const trip = await transfer('2026-12-24')
    await confirmAndReverse(trip, '756.00', true)
    expect((await optionsOf(trip)).notifications).toMatchObject([{ notificationState: 'rejected' }])
    expect((await claim(trip)).code).toBeNull()
    expect((await stateOf(trip)).payUntil).toBeNull()
  })

  test('is told of where no deadline follows, too', async () => {
    const trip = await transfer('2026-12-21')
    await confirmAndReverse(trip, '10.00')
    expect((await optionsOf(trip)).notifications).toMatchObject([{ notificationState: 'rejected' }])
    expect((await shop.mailsOf(trip)).at(-1)?.text).toContain(REASON)
  })
})

test('a claim of the rest, after a first one was confirmed in part, suspends the deadline too', async () => {
  const trip = await transfer('2026-12-22')
  const { id } = (await claim(trip)).data
  const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
  const money = { method: 'bankTransfer' as const, amount: '10.00', currency: 'TRY', key: 'S-2', notificationId: id }
  await receiveMoney(shop.db, { ...money, reservationId: Number(row?.id), actor: 'staff:1', now: NOON })
  expect((await stateOf(trip)).payUntil).toBe(NOON + 24 * HOUR)
  expect((await claim(trip, { amount: '746.00' })).code).toBeNull()
  await shop.pass(60 * HOUR)
  expect(await stateOf(trip)).toMatchObject({ reservationStatus: 'active', payUntil: null })
})

test('a reservation that came back without a deadline gets one when the claim that waits is rejected', async () => {
  const trip = await transfer('2026-12-23')
  await shop.pass(25 * HOUR)
  expect((await stateOf(trip)).reservationStatus).toBe('cancelled')
  const { id } = (await claim(trip)).data
  const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
  const by = { actor: 'staff:1', now: shop.api.clock.now }
  const money = { method: 'bankTransfer' as const, amount: '10.00', currency: 'TRY', key: 'S-3', notificationId: null }
  await receiveMoney(shop.db, { ...money, reservationId: Number(row?.id), ...by })
  expect(await stateOf(trip)).toMatchObject({ reservationStatus: 'active', payUntil: null })
  await reject(id)
  expect((await stateOf(trip)).payUntil).toBe(shop.api.clock.now + 24 * HOUR)
  await shop.pass(25 * HOUR)
  expect((await stateOf(trip)).reservationStatus).toBe('cancelled')
})
