import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { DEFAULT_UNPAID_LIMITS } from '@/domain/reservations/unpaid-limits'
import { NOON } from './harness'
import { openShop, type Shop, type Wish } from './support/trips'
import { guest } from './test-booking'

const MINUTE = 60_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  const settings = { unpaidLimits: DEFAULT_UNPAID_LIMITS, paymentMethods: ['card', 'bankTransfer', 'onArrival'] }
  await shop.rows(`update settings set value = value || '${JSON.stringify(settings)}'::jsonb where section = 'other'`)
})
afterAll(() => shop.close())

let person = { email: '', phone: '', network: '' }
beforeEach(() => {
  shop.api.clock.now = NOON
  const digits = String(Math.floor(Math.random() * 1e9))
  person = {
    email: `${randomBytes(6).toString('hex')}@mail.example`,
    phone: `+44 ${digits}`,
    network: `2001:db8:${randomBytes(2).toString('hex')}::1`,
  }
})

async function become(email: string): Promise<string> {
  return shop.api.registerMember(email)
}

const prove = (email: string) => shop.rows(`update members set email_verified_at = now() where email = '${email}'`)

interface Booking {
  token: string
  wishes: Wish[]
  method?: PaymentMethod
  email?: string
  phone?: string
  network?: string
}

async function book({ token, wishes, method = 'bankTransfer', ...who }: Booking) {
  const { email, phone, network } = { ...person, ...who }
  const { quoteToken } = (await shop.quoteAs(token, ...wishes)).data
  const request = {
    flow: 'basket' as const,
    quoteToken,
    locale: 'en' as const,
    guest: { ...guest, email, phone },
    paymentMethod: method,
    distanceSalesAgreement: true as const,
  }
  return shop.api.ask('createReservation', request, { token, idempotencyKey: randomUUID(), address: network })
}

const codeOf = async (booking: Booking) => (await book(booking)).code

describe('what one person may keep without a payment', () => {
  test('is three departures, whichever account, address or telephone number repeats', async () => {
    const token = await become(person.email)
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-03'])
      expect(await codeOf({ token, wishes: [{ date, adult: 1 }] })).toBeNull()
    const fourth = [{ date: '2026-12-04', adult: 1 }]
    const refused = await book({ token, wishes: fourth, email: 'x@mail.example', phone: '+44 111 111 111' })
    expect(refused).toMatchObject({ code: 'unpaidLimit', status: 409 })
    const other = await become(`other-${person.email}`)
    const else_ = { network: '198.51.100.7' }
    expect(await codeOf({ token: other, wishes: fourth, phone: '+44 111 111 112', ...else_ })).toBe('unpaidLimit')
    const spaced = person.phone.replace(/(\d{3})/g, '$1-')
    expect(await codeOf({ token: other, wishes: fourth, email: 'y@mail.example', phone: spaced })).toBe('unpaidLimit')
    const stranger = { email: 'z@mail.example', phone: '+44 111 111 113', ...else_ }
    expect(await codeOf({ token: other, wishes: fourth, ...stranger })).toBeNull()
  })

  test('is twelve places in one basket, more for who is proven and pays by card', async () => {
    const token = await become(person.email)
    const wishes = [
      { date: '2026-12-11', adult: 8 },
      { date: '2026-12-12', adult: 5 },
    ]
    for (const method of ['card', 'bankTransfer', 'onArrival'] as const)
      expect(await codeOf({ token, wishes, method })).toBe('unpaidLimit')
    await prove(person.email)
    expect(await codeOf({ token, wishes })).toBe('unpaidLimit')
    expect(await codeOf({ token, wishes, method: 'card' })).toBeNull()
    expect(await codeOf({ token, wishes: [{ date: '2026-12-13', adult: 1 }], method: 'card' })).toBe('unpaidLimit')
  })

  test('grows again with a payment and with a cancellation', async () => {
    const token = await become(person.email)
    const take = (date: string) => book({ token, wishes: [{ date, adult: 6 }] })
    const { data } = await take('2026-12-21')
    await take('2026-12-22')
    expect((await take('2026-12-23')).code).toBe('unpaidLimit')
    await shop.api.ask('cancelReservation', { reference: data.reference, expectedRefund: '0.00' }, { token })
    expect((await take('2026-12-23')).code).toBeNull()
  })

  test('cannot be exceeded by asking at once from two accounts', async () => {
    const tokens = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => become(`${name}-${person.email}`)))
    const codes = await Promise.all(
      tokens.map((token, index) =>
        codeOf({ token, wishes: [{ date: `2027-01-0${index + 1}`, adult: 1 }], network: `198.51.100.${50 + index}` }),
      ),
    )
    expect(codes.filter((code) => code === null)).toHaveLength(3)
  })

  test('is four people’s behind one network, proven members aside', async () => {
    const results: (string | null)[] = []
    for (let index = 0; index < 5; index += 1) {
      const email = `n${index}-${person.email}`
      const token = await become(email)
      const who = { email, phone: `+44 20 0000 ${index}${person.phone.slice(-4)}` }
      for (const day of ['1', '2', '3'])
        results.push(await codeOf({ token, wishes: [{ date: `2027-0${index + 5}-1${day}`, adult: 1 }], ...who }))
    }
    expect(results.slice(0, 12)).toEqual(Array(12).fill(null))
    expect(results.slice(12)).toEqual(Array(3).fill('unpaidLimit'))
    const email = `proven-${person.email}`
    const token = await become(email)
    await prove(email)
    const who = { email, phone: '+44 20 1111 2222' }
    expect(await codeOf({ token, wishes: [{ date: '2027-02-20', adult: 1 }], ...who })).toBeNull()
  })
})

describe('paid on arrival by somebody whose address is not proven', () => {
  const wishes = [{ date: '2027-03-01', adult: 2 }]
  const onArrival = async (token: string) => (await book({ token, wishes, method: 'onArrival' })).data
  const linkOf = async () => {
    const found = await shop.rows(
      `select payload->>'token' as token from jobs where kind = 'mail' and payload->>'kind' = 'confirmBooking'
       order by id desc limit 1`,
    )
    return String(found[0]?.token)
  }
  const stateOf = async (reference: string) => (await shop.api.ask('getResult', { reference })).data
  const voucherOf = (reference: string, token: string) =>
    shop.api.ask('getReservationOptions', { reference }, { token }).then(({ data }) => data.hasVoucher)

  test('keeps the places for an hour, without a voucher', async () => {
    const token = await become(person.email)
    const { reference, payUntil } = await onArrival(token)
    expect(Date.parse(payUntil ?? '')).toBe(NOON + 60 * MINUTE)
    expect(await voucherOf(reference, token)).toBe(false)
    await shop.pass(61 * MINUTE)
    expect((await stateOf(reference)).reservationStatus).toBe('cancelled')
    const mails = await shop.rows(`select subject, text from mails where recipient = '${person.email}' order by id`)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Welcome'),
      expect.stringMatching(/^Please confirm your booking/),
      expect.stringMatching(/has lapsed$/),
    ])
    expect(String(mails[2]?.text)).toContain('was not confirmed by the link')
  })

  test('is kept for good once the mailed link is opened', async () => {
    const token = await become(person.email)
    const { reference } = await onArrival(token)
    const confirmed = await shop.api.ask('confirmMember', { confirmToken: await linkOf() })
    expect(confirmed.status).toBe(200)
    expect((await stateOf(reference)).payUntil).toBeNull()
    expect(await voucherOf(reference, token)).toBe(true)
    await shop.pass(25 * 60 * MINUTE)
    expect((await stateOf(reference)).reservationStatus).toBe('active')
    const mails = await shop.rows(`select subject from mails where recipient = '${person.email}' order by id`)
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^We have your booking/))
  })

  test('is not confirmed by the word that a transfer was made', async () => {
    const token = await become(person.email)
    const { reference, bookingNumber } = await onArrival(token)
    const claim = { bookingNumber, amount: '100.00', currency: 'TRY', paidOn: '2026-11-20', sender: 'H. Whitfield' }
    expect((await shop.api.ask('notifyPayment', { ...claim, receipt: null }, { token })).code).toBeNull()
    expect(await voucherOf(reference, token)).toBe(false)
    await shop.pass(61 * MINUTE)
    expect((await stateOf(reference)).reservationStatus).toBe('cancelled')
  })

  test('is kept at once for a proven member', async () => {
    const token = await become(person.email)
    await prove(person.email)
    const { reference, payUntil } = await onArrival(token)
    expect(payUntil).toBeNull()
    expect(await voucherOf(reference, token)).toBe(true)
  })
})

test('a card that is tried again and again keeps the places no longer than two hours', async () => {
  const token = await become(person.email)
  const wishes = [{ date: '2027-04-01', adult: 2 }]
  const ends: number[] = []
  for (let minutes = 0; minutes < 120; minutes += 20) {
    shop.api.clock.now = NOON + minutes * MINUTE
    const { data } = await book({ token, wishes, method: 'card' })
    ends.push(Date.parse(data.payUntil ?? ''))
  }
  expect(Math.max(...ends)).toBe(NOON + 120 * MINUTE)
})
