import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmAtBank } from '@/backend/payment-providers/test-support/bank-page'
import type { Guest } from '@/domain/reservations/schema'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { runSandbox, type TestSandbox } from '@/sandbox/test-support/run-sandbox'
import { startTestApi, type TestApi } from './harness'

const GOOD_CARD = '5528790000000008'
const NO_MONEY_CARD = '4111111111111129'

let api: TestApi
let gateway: TestSandbox
let boat: number
let night: number

beforeAll(async () => {
  gateway = await runSandbox()
  api = await startTestApi({ paymentBaseUrl: gateway.origin })
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
  night = (await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })).data.id
})
afterAll(async () => {
  await api.stop()
  await gateway.close()
})

const guest: Guest = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'hannah@mail.example',
}

interface Wish {
  productId?: number
  date?: string
  adult?: number
  child?: number
  extras?: { id: string; quantity: number }[]
  couponCode?: string | null
}

const selection = ({ productId = boat, date = '2026-12-01', adult = 2, child = 0, extras = [] }: Wish = {}) => ({
  productId,
  kind: 'tour' as const,
  date,
  endDate: null,
  session: productId === night ? '20:00' : '09:00',
  pax: { adult, child, infant: 0 },
  extras,
})

const quote = (wish: Wish = {}) =>
  api.ask('quote', {
    locale: 'en',
    items: [selection(wish)],
    chosenCurrency: 'EUR',
    couponCode: wish.couponCode ?? null,
  })

async function book(token: string, wish: Wish = {}, key: string = randomUUID(), quoteToken?: string) {
  const request = {
    flow: 'basket' as const,
    quoteToken: quoteToken ?? (await quote(wish)).data.quoteToken,
    locale: 'de' as const,
    guest,
    distanceSalesAgreement: true as const,
  }
  return api.ask('createReservation', request, { token, idempotencyKey: key })
}

const card = (cardNumber: string) => ({
  cardHolder: 'HANNAH WHITFIELD',
  cardNumber,
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
})

async function pay(token: string, reference: string, cardNumber = GOOD_CARD, answer: Record<string, string> = {}) {
  const started = await api.ask(
    'startPayment',
    { reference, card: card(cardNumber), returnUrl: 'http://alpha.localhost/back' },
    { token },
  )
  if (started.data.paymentState !== 'redirect') return { started, returned: null }
  const callback = await confirmAtBank(started.data.html ?? '', answer)
  const request = {
    conversationId: callback.conversationId,
    providerPaymentId: callback.paymentId,
    status: callback.status,
    mdStatus: callback.mdStatus,
    conversationData: callback.conversationData ?? '',
    signature: callback.signature ?? '',
  }
  const returned = await api.ask('returnFromBank', request, { service: true })
  return { started, returned, request }
}

describe('the quote', () => {
  test('prices a basket in both currencies from the database', async () => {
    const { data } = await quote({ adult: 2, child: 1, extras: [{ id: 'snorkel', quantity: 2 }] })
    // 2 × 42.00 + 21.00 = 105.00, less 10 % = 94.50, plus 2 × 5.00 = 104.50; deposit 20 % = 20.90.
    expect(data.chosen.totals).toMatchObject({
      productTotal: '105.00',
      extrasTotal: '10.00',
      grandTotal: '104.50',
      depositTotal: '20.90',
    })
    expect(data.fixed.totals.grandTotal).toBe('5225.00')
    expect(data.fixed.charged).toBe('1045.00')
    expect(data.rate).toEqual({ from: 'EUR', to: 'TRY', value: '50' })
    expect(data.items[0]?.item?.freeUntil).toBe('2026-11-29T06:00:00.000Z')
  })

  test('adds tax where the price is without it', async () => {
    const { data } = await quote({ productId: night })
    expect(data.chosen.totals).toMatchObject({ subtotal: '200.00', taxTotal: '20.00', grandTotal: '220.00' })
  })

  test('a coupon counts, an unknown one is named as such', async () => {
    const good = await quote({ couponCode: 'merhaba' })
    expect(good.data.coupon).toEqual({ code: 'merhaba', accepted: true })
    expect(good.data.fixed.totals.couponDiscount).toBe('100.00')
    expect(good.data.discountRates.couponDiscount).toEqual({ type: 'fixed', ratePercent: '100.00' })
    expect((await quote({ couponCode: 'NOPE' })).data.coupon?.accepted).toBe(false)
  })

  test.each([
    ['past', { date: '2026-11-01' }, 'past'],
    ['tooManyPersons', { adult: 11 }, 'tooManyPersons'],
    ['unknown product', { productId: 999 }, 'unknownProduct'],
    ['unknown extra', { extras: [{ id: 'submarine', quantity: 1 }] }, 'unknownExtra'],
    [
      'more of an extra than there are, in two rows',
      {
        extras: [
          { id: 'snorkel', quantity: 10 },
          { id: 'snorkel', quantity: 1 },
        ],
      },
      'unknownExtra',
    ],
  ])('%s is a problem of its item, not an error', async (_name, wish, problem) => {
    const { status, data } = await quote(wish)
    expect(status).toBe(200)
    expect(data.items[0]?.problem).toBe(problem)
    expect(data.chosen.totals.grandTotal).toBe('0.00')
  })

  test('a party that is split into lines is one booking, however its lines are worded', async () => {
    const line = selection({ adult: 1 })
    const items = [line, { ...line, endDate: line.date }, { ...line, pax: { adult: 2, child: 0, infant: 0 } }]
    const { data } = await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', couponCode: null })
    expect(data.items.map(({ problem }) => problem)).toEqual([null, 'alreadyInBasket', 'alreadyInBasket'])
    expect(data.fixed.lines).toHaveLength(1)
  })

  test('negative people and broken dates are refused by field', async () => {
    const negative = await quote({ adult: -1 })
    expect(negative.status).toBe(422)
    expect(JSON.stringify(negative.body.fields)).toContain('yetiskin')
    expect((await quote({ date: '2026-02-30' })).status).toBe(422)
  })
})

describe('the reservation', () => {
  test('is made once per key, paid by card and found under the member', async () => {
    const token = await api.registerMember('hannah@mail.example')
    const key = randomUUID()
    const { quoteToken } = (await quote({ extras: [{ id: 'snorkel', quantity: 1 }] })).data
    const [first, second] = await Promise.all([book(token, {}, key, quoteToken), book(token, {}, key, quoteToken)])
    const made = first.status === 200 ? first : second
    expect(made.data.bookingNumber).toMatch(/^INT\d{12}$/)
    const { fixed, chosen, settlement, chosenCurrency } = made.data
    expect([settlement, chosenCurrency]).toEqual([fixed.currency, chosen.currency])
    const again = await book(token, {}, key, quoteToken)
    expect(again.data.bookingNumber).toBe(made.data.bookingNumber)

    const { returned } = await pay(token, made.data.reference)
    expect(returned?.data).toMatchObject({ paymentState: 'captured', locale: 'de', reference: made.data.reference })
    const { data } = await api.ask('getMemberData', {}, { token })
    expect(data.reservations).toHaveLength(1)
    expect(data.reservations[0]).toMatchObject({ collectionStatus: 1, reservationStatus: 'active' })
    expect(data.collections).toMatchObject([{ amount: data.reservations[0]?.fixed.charged, entry: 'payment' }])
    expect(data.reservations[0]?.items[0]?.ticketNumber).toMatch(/^INT-[A-HJ-Z0-9]{2}-[A-HJ-Z0-9]{4}$/)

    await api.runJobs()
    const db = api.registry.requireDatabase('alpha')
    const mails = await db.execute<{ subject: string; html: string }>(
      "select subject, html from mails where recipient = 'hannah@mail.example' and locale = 'de'",
    )
    const { subject } = RESERVATION_MAIL_TEXTS.de.confirmed
    expect(mails.rows.map((mail) => mail.subject)).toContain(subject.replace('{booking}', made.data.bookingNumber))
  })

  test('sent twice within a millisecond is one reservation, and both are told its number', async () => {
    const token = await api.registerMember('double@mail.example')
    const { quoteToken } = (await quote({ date: '2026-12-12', adult: 1 })).data
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID()
      const send = () => book(token, {}, key, quoteToken)
      const answers = await Promise.all([send(), send(), send(), send()])
      expect(new Set(answers.map(({ data }) => data.bookingNumber)).size).toBe(1)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  test('a key keeps nothing of a request that failed, and nobody else may use one that did not', async () => {
    const token = await api.registerMember('anew@mail.example')
    const key = randomUUID()
    const { quoteToken } = (await quote({ date: '2026-12-12', adult: 1 })).data
    api.clock.now += 31 * 60_000
    expect((await book(token, {}, key, quoteToken)).code).toBe('quoteExpired')
    api.clock.now -= 31 * 60_000
    const made = await book(token, {}, key, quoteToken)
    expect(made.data.bookingNumber).toMatch(/^INT\d{12}$/)
    const other = (await quote({ date: '2026-12-13', adult: 1 })).data.quoteToken
    expect((await book(token, {}, key, other)).code).toBe('idempotencyKeyReused')
    expect((await book(await api.registerMember('stranger@mail.example'), {}, key, other)).status).toBe(200)
  })

  test('long keys are told apart by all of their letters', async () => {
    const token = await api.registerMember('long-key@mail.example')
    const start = 'k'.repeat(120)
    const bookUnder = async (end: string, date: string) => {
      const { quoteToken } = (await quote({ date, adult: 1 })).data
      return book(token, {}, `${start}${end}`, quoteToken)
    }
    expect((await bookUnder('1', '2026-12-14')).status).toBe(200)
    expect((await bookUnder('2', '2026-12-15')).status).toBe(200)
    expect((await bookUnder('1', '2026-12-16')).code).toBe('idempotencyKeyReused')
  })

  test('a repeated return from the bank changes nothing', async () => {
    const token = await api.registerMember('twice@mail.example')
    const { data } = await book(token, { date: '2026-12-02' })
    const { request } = await pay(token, data.reference)
    const repeated = await api.ask('returnFromBank', request ?? { conversationId: '' }, { service: true })
    expect(repeated.data.paymentState).toBe('captured')
    const member = await api.ask('getMemberData', {}, { token })
    expect(member.data.collections).toHaveLength(1)
  })

  test('a declined card takes nothing and the seats can be given back', async () => {
    const token = await api.registerMember('poor@mail.example')
    const { data } = await book(token, { date: '2026-12-03', adult: 10 })
    const { started, returned } = await pay(token, data.reference, NO_MONEY_CARD)
    expect(returned?.data.paymentState ?? started.data.paymentState).toBe('declined')
    const result = await api.ask('getResult', { reference: data.reference })
    expect(result.data.payment).toMatchObject({ paymentState: 'declined', reason: 'insufficientFunds' })
    expect(result.data.paid.amount).toBe('0.00')
    expect((await quote({ date: '2026-12-03' })).data.items[0]?.problem).toBe('full')
    expect((await api.ask('abandonReservation', { reference: data.reference }, { token })).data.released).toBe(true)
    expect((await quote({ date: '2026-12-03', adult: 10 })).data.items[0]?.problem).toBeNull()
  })

  test('cancelled at the bank, then paid by the same reservation', async () => {
    const token = await api.registerMember('again@mail.example')
    const { data } = await book(token, { date: '2026-12-04' })
    const first = await pay(token, data.reference, GOOD_CARD, { action: 'cancel' })
    expect(first.returned?.data.paymentState).toBe('declined')
    const second = await pay(token, data.reference)
    expect(second.returned?.data.paymentState).toBe('captured')
  })

  test('a tampered quote is refused, a lapsed one asks for a new price', async () => {
    const token = await api.registerMember('tamper@mail.example')
    const { quoteToken } = (await quote({ date: '2026-12-05' })).data
    const [body = '', signature] = quoteToken.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...payload, fixedTotal: '1.00', charged: '1.00' })).toString(
      'base64url',
    )
    expect((await book(token, {}, randomUUID(), `${forged}.${signature}`)).code).toBe('quoteInvalid')
    expect((await book(token, {}, randomUUID(), 'nonsense')).code).toBe('quoteInvalid')
    api.clock.now += 31 * 60_000
    expect((await book(token, {}, randomUUID(), quoteToken)).code).toBe('quoteExpired')
    api.clock.now -= 31 * 60_000
  })

  test('without a token, a key or from another tenant there is no reservation', async () => {
    const token = await api.registerMember('none@mail.example')
    const { quoteToken } = (await quote({ date: '2026-12-06' })).data
    const request = { flow: 'basket' as const, quoteToken, guest, distanceSalesAgreement: true as const }
    expect((await api.ask('createReservation', request, { idempotencyKey: randomUUID() })).status).toBe(401)
    expect((await api.ask('createReservation', request, { token })).code).toBe('idempotencyKeyMissing')
    expect(
      (await api.ask('createReservation', request, { token, idempotencyKey: randomUUID(), company: 'beta' })).status,
    ).toBe(401)
  })

  test('an unpaid reservation lapses by itself and its seats are free again', async () => {
    const token = await api.registerMember('slow@mail.example')
    const { data } = await book(token, { productId: night, date: '2026-12-07' })
    expect(data.reservationStatus).toBe('active')
    expect((await quote({ productId: night, date: '2026-12-07' })).data.items[0]?.problem).toBe('full')
    api.clock.now += 31 * 60_000
    await api.runJobs()
    expect((await api.ask('getResult', { reference: data.reference })).data.reservationStatus).toBe('cancelled')
    expect((await quote({ productId: night, date: '2026-12-07' })).data.items[0]?.problem).toBeNull()
    api.clock.now -= 31 * 60_000
  })

  test('twenty people want the last two seats: one pair gets them', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, index) => api.registerMember(`race${index}@mail.example`)),
    )
    const { quoteToken } = (await quote({ productId: night, date: '2026-12-08' })).data
    const answers = await Promise.all(tokens.map((token) => book(token, {}, randomUUID(), quoteToken)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'soldOut')).toHaveLength(9)
  })

  test('booking numbers of one second differ', async () => {
    const tokens = await Promise.all(['a', 'b', 'c'].map((name) => api.registerMember(`number-${name}@mail.example`)))
    const answers = await Promise.all(tokens.map((token) => book(token, { date: '2026-12-09', adult: 1 })))
    expect(new Set(answers.map((answer) => answer.data.bookingNumber)).size).toBe(3)
  })

  test('enquiry: number with e-mail or surname; unknown and wrong look alike', async () => {
    const token = await api.registerMember('ask@mail.example')
    const { bookingNumber } = (await book(token, { date: '2026-12-10', adult: 1 })).data
    expect(bookingNumber).toMatch(/^INT/)
    expect((await api.ask('enquireBooking', { bookingNumber, emailOrSurname: 'WHITFIELD' })).data.bookingNumber).toBe(
      bookingNumber,
    )
    const wrong = await api.ask('enquireBooking', { bookingNumber, emailOrSurname: 'Smith' })
    const unknown = await api.ask('enquireBooking', { bookingNumber: 'INT000000000000', emailOrSurname: 'Smith' })
    expect([wrong.status, wrong.code]).toEqual([unknown.status, unknown.code])
  })

  test('no card number or code is left in the database', async () => {
    const db = api.registry.requireDatabase('alpha')
    const tables = await db.execute<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    for (const { name } of tables.rows) {
      const rows = await db.execute<{ row: string }>(`select t::text as row from "${name}" t`)
      const text = rows.rows.map(({ row }) => row).join('\n')
      expect(text, name).not.toMatch(/5528790000000008|4111111111111129/)
    }
  })
})
