import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveMoney } from '@/backend/payments/received-money'
import { planReversal, reversePayment } from '@/backend/payments/reverse-payment'
import { mailboxKeyOf, phoneKeyOf } from '@/domain/member/contact-keys'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { DEFAULT_UNPAID_LIMITS } from '@/domain/reservations/unpaid-limits'
import { ACCOUNT_TEXTS } from '@/messages/catalogues'
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

  test('counts sub-addresses, the dots of Gmail and every spelling of a telephone number as one person', async () => {
    const name = person.email.split('@')[0]
    const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
    const who = (index: number, email: string, phone: string) => ({ email, phone, network: `198.51.100.${90 + index}` })
    const free = (index: number) => `+44 20 ${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}${index}`
    const mails = [
      `${name}@gmail.com`,
      `${name}+1@gmail.com`,
      `${name}@googlemail.com`,
      `${name?.slice(0, 3)}.${name?.slice(3)}@gmail.com`,
    ]
    const phones = [`+44 770${digits}`, `0044 770${digits}`, `0770 ${digits}`, `+44 (0) 770-${digits}`]
    const tokens = await Promise.all(mails.map((_, index) => become(`k${index}-${person.email}`)))
    const take = (index: number, date: string, contact: ReturnType<typeof who>) =>
      codeOf({ token: tokens[index] ?? '', wishes: [{ date, adult: 1 }], ...contact })
    const byMail: (string | null)[] = []
    for (const [index, mail] of mails.entries())
      byMail.push(await take(index, `2027-04-1${index}`, who(index, mail, free(index))))
    expect(byMail).toEqual([null, null, null, 'unpaidLimit'])
    const others = await Promise.all(mails.map((_, index) => become(`p${index}-${person.email}`)))
    const byPhone: (string | null)[] = []
    for (const [index, phone] of phones.entries()) {
      const contact = who(index + 5, `p${index}-${person.email}`, phone)
      const wishes = [{ date: `2027-04-2${index}`, adult: 1 }]
      byPhone.push(await codeOf({ token: others[index] ?? '', wishes, ...contact }))
    }
    expect(byPhone).toEqual([null, null, null, 'unpaidLimit'])
  })

  test('counts all accounts of one mailbox as one member, whatever guest they name', async () => {
    const results: (string | null)[] = []
    for (const index of [0, 1, 2, 3]) {
      const token = await become(person.email.replace('@', `+${index}@`))
      const contact = {
        email: `g${index}-${person.email}`,
        phone: `+44 20 ${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        network: `198.51.100.${110 + index}`,
      }
      results.push(await codeOf({ token, wishes: [{ date: `2027-05-0${index + 1}`, adult: 1 }], ...contact }))
    }
    expect(results).toEqual([null, null, null, 'unpaidLimit'])
  })

  test('the database makes the same keys as the domain', async () => {
    const local = fc.stringMatching(/^[a-zA-Z0-9._+-]{1,12}$/)
    const domain = fc.constantFrom('gmail.com', 'GoogleMail.com', 'example.com', 'mail.example')
    const emails = fc.sample(fc.tuple(local, domain), 200).map((parts) => parts.join('@'))
    const phones = fc.sample(fc.stringMatching(/^\+?[0-9 ()./-]{5,20}$/), 200)
    const literal = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`
    const rows = await shop.rows(
      `select mailbox_key(e) as mailbox, phone_key(p) as phone from unnest(${literal(emails)}, ${literal(phones)}) as t (e, p)`,
    )
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxKeyOf))
    expect(rows.map(({ phone }) => phone)).toEqual(phones.map(phoneKeyOf))
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

  test('is finite by card, too: what was tried and given up counts for a day', async () => {
    const token = await become(person.email)
    await prove(person.email)
    const take = (day: number) =>
      book({ token, wishes: [{ date: `2027-08-${String(day).padStart(2, '0')}`, adult: 1 }], method: 'card' })
    for (let day = 1; day <= 15; day += 1) {
      const { code, data } = await take(day)
      expect(code).toBeNull()
      await shop.api.ask('abandonReservation', { reference: data.reference }, { token })
    }
    expect((await take(16)).code).toBe('unpaidLimit')
    shop.api.clock.now += 25 * 60 * MINUTE
    expect((await take(16)).code).toBeNull()
    shop.api.clock.now = NOON
    const other = { email: `big-${person.email}`, phone: '+44 20 3333 4444' }
    const big = await become(other.email)
    await prove(other.email)
    const days = Array.from({ length: 16 }, (_, index) => ({ date: `2027-09-${10 + index}`, adult: 1 }))
    expect(await codeOf({ token: big, wishes: days, method: 'card', ...other })).toBe('unpaidLimit')
    expect(await codeOf({ token: big, wishes: days.slice(1), method: 'card', ...other })).toBeNull()
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

  test('grows with a payment of all that is due at booking, not of a part of it', async () => {
    const token = await become(person.email)
    const wishes = ['2027-07-01', '2027-07-03'].map((date) => ({ date, adult: 6 }))
    const { data } = await book({ token, wishes })
    const [row] = await shop.rows(`select id from reservations where reference = '${data.reference}'`)
    const take = async (key: string, amount: string) => {
      const money = { method: 'bankTransfer' as const, amount, currency: 'TRY', key, notificationId: null }
      await receiveMoney(shop.db, { reservationId: Number(row?.id), ...money, actor: 'staff:1', now: NOON })
    }
    const more = { token, wishes: [{ date: '2027-07-02', adult: 1 }] }
    await take(`1-${person.email}`, '0.01')
    expect(await codeOf(more)).toBe('unpaidLimit')
    await take(`2-${person.email}`, data.fixed.charged)
    expect(await codeOf(more)).toBeNull()
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

describe('another day that waits for the operator', () => {
  beforeAll(() => shop.rows(`update products set instant_confirmation = false where id = ${shop.boat}`))
  afterAll(() => shop.rows(`update products set instant_confirmation = true where id = ${shop.boat}`))

  async function ask(token: string, reference: string, date: string) {
    const { items } = (await shop.api.ask('getResult', { reference }, { token })).data
    const change = { reference, ticketNumber: items[0]?.ticketNumber ?? '', date, session: '09:00' }
    const { data } = await shop.api.ask('quoteDateChange', change, { token })
    return shop.api.ask('changeDate', { ...change, expectedDifference: data.difference }, { token })
  }

  test('counts among the unpaid places until the answer, and is refused where it would be too much', async () => {
    const token = await become(person.email)
    await prove(person.email)
    const paid = await Promise.all(
      ['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04'].map(async (date) => {
        const { data } = await book({ token, wishes: [{ date, adult: 1 }], method: 'card' })
        await shop.pay({ ...data, token, wish: {} })
        await shop.rows(`update reservations set awaits_confirmation = false where reference = '${data.reference}'`)
        return data.reference
      }),
    )
    const codes: (string | null)[] = []
    for (const [index, reference] of paid.entries()) codes.push((await ask(token, reference, `2027-06-1${index}`)).code)
    expect(codes).toEqual([null, null, null, 'unpaidLimit'])
    expect(await codeOf({ token, wishes: [{ date: '2027-06-20', adult: 1 }] })).toBe('unpaidLimit')
    await shop.rows(`update date_change_requests set state = 'refused' where state = 'waiting'`)
    expect(await codeOf({ token, wishes: [{ date: '2027-06-20', adult: 1 }] })).toBeNull()
  })

  test('counts with the places of its own reservation as one, where that is paid on arrival', async () => {
    const token = await become(person.email)
    await prove(person.email)
    const { data } = await book({ token, wishes: [{ date: '2027-07-11', adult: 7 }], method: 'onArrival' })
    await shop.rows(`update reservations set awaits_confirmation = false where reference = '${data.reference}'`)
    expect((await ask(token, data.reference, '2027-07-12')).code).toBeNull()
  })

  test('may be asked for by a party larger than the limit that has paid', async () => {
    await shop.rows(
      `update settings set value = jsonb_set(value, '{unpaidLimits,places}', '2') where section = 'other'`,
    )
    const token = await become(person.email)
    await prove(person.email)
    const { data } = await book({ token, wishes: [{ date: '2027-06-21', adult: 5 }], method: 'card' })
    expect(await shop.pay({ ...data, token, wish: {} })).toBe('captured')
    await shop.rows(`update reservations set awaits_confirmation = false where reference = '${data.reference}'`)
    expect((await ask(token, data.reference, '2027-06-22')).code).toBeNull()
    const settings = JSON.stringify({ unpaidLimits: DEFAULT_UNPAID_LIMITS })
    await shop.rows(`update settings set value = value || '${settings}'::jsonb where section = 'other'`)
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

  test('waits for the link again once the payment that confirmed it is reversed, unless the address is proven', async () => {
    const asked = async () =>
      (await shop.rows(`select id from jobs where dedupe_key like 'mail:confirm-booking:%'`)).length
    for (const isProven of [false, true]) {
      const email = `r${isProven}-${person.email}`
      const token = await become(email)
      const { data } = await book({
        token,
        wishes,
        method: 'onArrival',
        email,
        phone: `+44 20 55${isProven ? 1 : 2} ${Date.now() % 10_000}`,
      })
      if (isProven) await prove(email)
      const [row] = await shop.rows(`select id from reservations where reference = '${data.reference}'`)
      const by = { actor: 'staff:1', now: shop.api.clock.now }
      const money = {
        method: 'onArrival' as const,
        amount: data.fixed.charged,
        currency: 'TRY',
        key: email,
        notificationId: null,
      }
      await receiveMoney(shop.db, { reservationId: Number(row?.id), ...money, ...by })
      expect((await stateOf(data.reference)).payUntil).toBeNull()
      const before = await asked()
      const [entry] = await shop.rows(`select id from ledger where reservation_id = ${row?.id}`)
      await shop.db.transaction(async (transaction) =>
        reversePayment(transaction, await planReversal(transaction, Number(entry?.id), by.now), {
          reason: 'Wrong',
          ...by,
        }),
      )
      expect(await asked()).toBe(before + (isProven ? 0 : 1))
      expect(await voucherOf(data.reference, token)).toBe(isProven)
      expect((await stateOf(data.reference)).payUntil === null).toBe(isProven)
    }
  })

  test('is kept for good once the mailed link is opened', async () => {
    const token = await become(person.email)
    const { reference } = await onArrival(token)
    const confirmed = await shop.api.ask('confirmMember', { confirmToken: await linkOf() }, { token })
    expect(confirmed.status).toBe(200)
    expect((await stateOf(reference)).payUntil).toBeNull()
    expect(await voucherOf(reference, token)).toBe(true)
    await shop.pass(25 * 60 * MINUTE)
    expect((await stateOf(reference)).reservationStatus).toBe('active')
    const mails = await shop.rows(`select subject from mails where recipient = '${person.email}' order by id`)
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^We have your booking/))
  })

  test('whoever opens the link elsewhere gets the account alone, without the password of whoever made it', async () => {
    const { email } = person
    const maker = await become(email)
    const other = await shop.api.ask('login', { email, password: 'secret' })
    await onArrival(maker)
    const confirmed = await shop.api.ask('confirmMember', { confirmToken: await linkOf() })
    expect(confirmed.data.member).toMatchObject({ emailVerified: true, hasPassword: false })
    for (const token of [maker, other.data.token])
      expect((await shop.api.ask('getMember', {}, { token })).code).toBe('unauthenticated')
    expect((await shop.api.ask('getMember', {}, { token: confirmed.data.token })).status).toBe(200)
    expect((await shop.api.ask('login', { email, password: 'secret' })).code).toBe('invalidCredentials')
    const [job] = await shop.rows(
      `select payload->>'token' as token from jobs where payload->>'kind' = 'passwordEnded' order by id desc limit 1`,
    )
    await shop.api.runJobs()
    const [mail] = await shop.rows(
      `select text from mails where recipient = '${email}' and subject = '${ACCOUNT_TEXTS.en.passwordEnded.subject}'`,
    )
    expect(mail?.text).toContain('set=password')
    const chosen = { password: 'chosen-1', passwordConfirmation: 'chosen-1' }
    const set = await shop.api.ask('setPassword', { confirmToken: String(job?.token), ...chosen })
    expect(set.data.member).toMatchObject({ hasPassword: true })
  })

  test('whoever opens it in the browser of the account keeps that session and the password, and no other session', async () => {
    const { email } = person
    const maker = await become(email)
    const other = await shop.api.ask('login', { email, password: 'secret' })
    await onArrival(maker)
    await shop.api.ask('confirmMember', { confirmToken: await linkOf() }, { token: maker })
    const statusOf = async (token: string) => (await shop.api.ask('getMember', {}, { token })).status
    expect([await statusOf(maker), await statusOf(other.data.token)]).toEqual([200, 401])
    expect((await shop.api.ask('login', { email, password: 'secret' })).status).toBe(200)
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

describe('what a coupon pays whole, booked by somebody whose address is not proven', () => {
  beforeAll(() => shop.rows(`update coupons set discount_type = 'percent', discount_value = '100.00', uses_left = 99`))
  const free = (token: string, date: string, method: PaymentMethod) =>
    book({ token, wishes: [{ date, adult: 1, couponCode: 'MERHABA' }], method })

  test.each(['card', 'bankTransfer', 'onArrival'] as const)('waits for the mailed link: %s', async (method) => {
    const token = await become(person.email)
    const { data } = await free(token, '2027-03-11', method)
    expect(data.fixed.totals.grandTotal).toBe('0.00')
    expect(data).toMatchObject({ paymentMethod: 'onArrival', payUntil: new Date(NOON + 60 * MINUTE).toISOString() })
    const { reference } = data
    const options = () => shop.api.ask('getReservationOptions', { reference }, { token })
    expect((await options()).data.hasVoucher).toBe(false)
    const [link] = await shop.rows(
      `select payload->>'token' as token from jobs where payload->>'kind' = 'confirmBooking' order by id desc limit 1`,
    )
    await shop.api.ask('confirmMember', { confirmToken: String(link?.token) })
    expect((await options()).data.hasVoucher).toBe(true)
    await shop.pass(61 * MINUTE)
    expect((await shop.api.ask('getResult', { reference })).data).toMatchObject({
      reservationStatus: 'active',
      payUntil: null,
    })
    const mails = await shop.rows(`select text from mails where recipient = '${person.email}'
      and subject like 'We have your booking%'`)
    expect(mails).toHaveLength(1)
    expect(String(mails[0]?.text)).not.toContain('on arrival')
  })

  test('lapses without it, and counts in the limits', async () => {
    const token = await become(person.email)
    const codes: (string | null)[] = []
    for (const day of [12, 13, 14, 15]) codes.push((await free(token, `2027-03-${day}`, 'bankTransfer')).code)
    expect(codes).toEqual([null, null, null, 'unpaidLimit'])
    await shop.pass(61 * MINUTE)
    expect((await free(token, '2027-03-15', 'bankTransfer')).code).toBeNull()
    await prove(person.email)
    for (const day of [16, 17, 18, 19])
      expect((await free(token, `2027-03-${day}`, 'bankTransfer')).data.payUntil).toBeNull()
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
