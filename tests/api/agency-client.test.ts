import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { AGENCY_BOOKING_TEXTS, RESERVATION_MAIL_TEXTS, STATEMENT_WORDS } from '@/messages/catalogues'
import { signInAgency } from './support/agency'
import { readPdfText } from './support/pdf-text'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

const DAY = 86_400_000
const AGENCY = 'Harbour Agents'
const CLIENT = 'hannah@mail.example'
const PERSON = 'agency@test.example'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const book = async (wish: Wish = {}, ...more: Wish[]) => shop.bookAs(await signInAgency(shop.api), wish, ...more)

/** The figures of a text, without what parts their thousands: '1,701.00 ₺' and '1.701,00' are 1701.00. */
function figuresOf(text: string): string[] {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/٫/g, '.')
    .replace(/[\u00a0\u202f\u066c\u2009]/g, '')
    .replace(/(\d) (?=\d{3}[.,]\d{2})/g, '$1')
  return [...western.matchAll(/\d[\d.,]*[.,]\d{2}(?!\d)/g)].map(([found]) =>
    found.replace(/[.,]/g, '').replace(/(\d\d)$/, '.$1'),
  )
}

/**
 * The sums of the reservation, which are the agency's alone: of a boat for two, 84.00 EUR less 10 % for everybody and
 * 10 % for the agency. A sum that stands in a gross price as well is none.
 */
async function secretsOf(trip: Trip, gross: unknown = null): Promise<string[]> {
  const [row] = await shop.rows(
    `select fixed, chosen, paid_amount from reservations where reference = '${trip.reference}'`,
  )
  const prices = [row?.fixed, row?.chosen] as {
    totals: Record<string, string>
    lines: Record<string, string>[]
    charged: string
  }[]
  const names = [
    'tradeDiscount',
    'grandTotal',
    'subtotal',
    'depositTotal',
    'remainingTotal',
    'total',
    'deposit',
    'balance',
  ]
  const found = prices.flatMap(({ totals, lines, charged }) => [
    ...[totals, ...lines].flatMap((sums) => names.map((name) => String(sums[name]))),
    charged,
    String(row?.paid_amount),
  ])
  const known = JSON.stringify(gross)
  const secrets = [...new Set(found)].filter(
    (sum) => /^\d+\.\d\d$/.test(sum) && sum !== '0.00' && !known.includes(`"${sum}"`),
  )
  expect(secrets.length).toBeGreaterThan(3)
  return secrets
}

async function mailsTo(recipient: string, trip: Trip) {
  await shop.api.runJobs()
  const rows = await shop.rows(
    `select subject, text, html, locale from mails where recipient = '${recipient}' and subject || text like '%${trip.bookingNumber}%' order by id`,
  )
  return rows as { subject: string; text: string; html: string; locale: Locale }[]
}

const isOf = (subject: string | undefined, words: { subject: string }) =>
  words.subject.split(/\{\w+\}/).every((part) => subject?.includes(part))

const withoutTags = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>|style="[^"]*"/g, '').replace(/<[^>]+>/g, ' ')

test.each(LOCALES)(
  'no mail to the client in %s names a sum that is the agency’s, and the agency has mails of its own',
  async (locale) => {
    const trip = await book({ date: `2027-05-${10 + LOCALES.indexOf(locale)}`, locale })
    expect(await shop.pay(trip)).toBe('captured')
    expect(await shop.pay(trip, { call: 'payBalance' })).toBe('captured')
    const secrets = await secretsOf(trip)
    const { reference, token } = trip
    const { refund } = (await shop.api.ask('getRefundQuote', { reference }, { token })).data
    await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
    const own = RESERVATION_MAIL_TEXTS[locale]
    const texts = AGENCY_BOOKING_TEXTS[locale]
    const client = await mailsTo(CLIENT, trip)
    expect(
      client.map(({ subject }) => [own.confirmed, own.cancelled].findIndex((words) => isOf(subject, words))),
    ).toEqual([0, 1])
    for (const mail of client) {
      for (const body of [mail.text, withoutTags(mail.html)]) {
        const figures = figuresOf(body)
        for (const secret of secrets) expect(figures, mail.subject).not.toContain(secret)
        expect(figures).toContain('3780.00')
        expect(body).toContain(texts.bookedBy)
        expect(body).toContain(AGENCY)
        expect(body).toContain('+90')
        expect(body).toContain(texts.through)
      }
      expect(mail.text).not.toMatch(/[{}]|undefined|null|\/user\/|\/agency\//)
      expect(mail.locale).toBe(locale)
    }
    const { en } = RESERVATION_MAIL_TEXTS
    const agency = await mailsTo(PERSON, trip)
    const expected = [en.confirmed, en.paymentReceived, en.cancelled, en.refunded, en.refunded]
    expect(agency.map(({ subject }, index) => isOf(subject, expected[index] ?? en.lapsed))).toEqual(
      expected.map(() => true),
    )
    const { heads } = STATEMENT_WORDS.en
    for (const { text, locale: language } of agency) {
      expect(language).toBe('en')
      expect(text).toContain(`${heads.guestName}: Hannah Whitfield`)
      const rows = [heads.grossAmount, heads.commission, heads.netAmount].map(
        (head) => text.split(`\n${head}: `)[1]?.split('\n')[0] ?? '',
      )
      expect(rows.flatMap(figuresOf)).toEqual(['3780.00', '378.00', '3402.00'])
      expect(text).not.toMatch(/[{}]|undefined|null/)
    }
  },
)

test('every mail of every occasion to the client keeps the secrets, and each goes to the agency as well', async () => {
  const { en } = RESERVATION_MAIL_TEXTS
  const trip = await book({ date: '2026-12-20' })
  const expiring = await book({ date: '2026-12-21', adult: 1, paymentMethod: 'bankTransfer' })
  const secrets = await secretsOf(trip)
  const [received] = await mailsTo(CLIENT, expiring)
  expect(isOf(received?.subject, en.received)).toBe(true)
  expect(received?.text).not.toContain(en.labels.toTransfer)
  expect((await mailsTo(PERSON, expiring))[0]?.text).toContain(en.labels.toTransfer)
  await shop.pay(trip)
  const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
  const [ticket] = await shop.rows(`select ticket_number from reservation_items where reservation_id = ${row?.id}`)
  await shop.api.runJobs()
  const move = {
    reference: trip.reference,
    ticketNumber: String(ticket?.ticket_number),
    date: '2026-12-22',
    session: '09:00',
  }
  const { token } = trip
  const { data } = await shop.api.ask('quoteDateChange', move, { token })
  const moved = await shop.api.ask('changeDate', { ...move, expectedDifference: data.difference }, { token })
  expect(moved.code).toBeNull()
  for (const instant of ['2026-12-19T08:00:00Z', '2026-12-21T15:00:00Z']) {
    await shop.pass(Date.parse(instant) - shop.api.clock.now)
    await shop.api.runRecurring()
  }
  const client = await mailsTo(CLIENT, trip)
  const agency = await mailsTo(PERSON, trip)
  const toldTo = (mails: { subject: string }[]) =>
    Object.entries(en)
      .filter(
        ([, words]) =>
          typeof words === 'object' && 'subject' in words && mails.some(({ subject }) => isOf(subject, words)),
      )
      .map(([name]) => name)
  expect(toldTo(client)).toEqual(['confirmed', 'reminder', 'dateChanged'])
  expect(toldTo(agency)).toEqual(expect.arrayContaining(['confirmed', 'balanceDue', 'reminder', 'dateChanged']))
  for (const { text, html, subject } of client)
    for (const body of [subject, text, withoutTags(html)])
      for (const secret of secrets) expect(figuresOf(body), subject).not.toContain(secret)
  const ended = await mailsTo(CLIENT, expiring)
  expect(ended.map(({ subject }) => isOf(subject, en.received) || isOf(subject, en.lapsed))).toEqual([true, true])
  expect(ended[1]?.text).toContain(AGENCY)
  expect((await mailsTo(PERSON, expiring)).some(({ subject }) => isOf(subject, en.lapsed))).toBe(true)
})

test('a link, and number and name, show the gross price to everybody but the agency', async () => {
  shop.api.clock.now = Date.parse('2026-11-21T09:00:00Z')
  const trip = await book({ date: '2027-06-01' }, { productId: shop.night, date: '2027-06-02', adult: 1 })
  await shop.pay(trip)
  await shop.api.runJobs()
  const { reference, bookingNumber } = trip
  const token = await signInAgency(shop.api)
  const member = await shop.newMember()
  const alone = await shop.result(
    await shop.book({ date: '2027-06-01' }, { productId: shop.night, date: '2027-06-02', adult: 1 }),
  )
  const gross = alone.fixed
  const secrets = await secretsOf(trip, [gross, alone.chosen])
  const answers = [
    (await shop.api.ask('getResult', { reference })).data,
    (await shop.api.ask('getResult', { reference }, { token: member })).data,
  ]
  const lookedUp = (await shop.api.ask('enquireBooking', { bookingNumber, emailOrSurname: CLIENT })).data
  for (const secret of secrets) expect(JSON.stringify(lookedUp)).not.toContain(`"${secret}"`)
  for (const answer of answers) {
    expect(answer.bookedBy).toMatchObject({ agencyName: AGENCY })
    expect(answer.fixed.totals.tradeDiscount).toBe('0.00')
    expect(answer.fixed.totals.grandTotal).toBe(gross.totals.grandTotal)
    expect(answer.fixed.lines.map(({ total }) => total)).toEqual(gross.lines.map(({ total }) => total))
    expect(answer.items.map(({ ticketNumber }) => ticketNumber)).not.toContain(null)
    const { items, ...rest } = answer
    const prices = items.map(({ fixedTotal, chosenTotal }) => ({ fixedTotal, chosenTotal }))
    for (const secret of secrets) expect(JSON.stringify([rest, prices])).not.toContain(`"${secret}"`)
  }
  const open = [
    (await shop.api.ask('getReservationOptions', { reference })).data,
    (await shop.api.ask('getRefundQuote', { reference })).data,
    (await shop.api.ask('getTickets', { reference }, { token })).data.tickets.map(
      ({ qrSvg: _, ticketLink: __, ...ticket }) => ticket,
    ),
  ]
  for (const answer of open) for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(`"${secret}"`)
  expect(open[0]).toMatchObject({ canPayBalance: false, canCancel: false, canChangeDate: false, hasVoucher: true })
  const net = (await shop.api.ask('getResult', { reference }, { token })).data
  expect(net.bookedBy).toBeNull()
  const { statementLines } = (await shop.api.ask('getAgencyStatement', { month: '2027-06' }, { token })).data
  expect(statementLines).toMatchObject([
    { bookingNumber, grossAmount: gross.totals.grandTotal, netAmount: net.fixed.totals.grandTotal },
  ])
  expect(secrets).toContain(net.fixed.totals.grandTotal)
  expect((await shop.api.ask('getReservationOptions', { reference }, { token })).data).toMatchObject({
    canCancel: true,
  })
  expect((await shop.api.ask('getRefundQuote', { reference }, { token })).data.paid.amount).not.toBe('0.00')
})

test.each(LOCALES)(
  'the voucher in %s names the gross price and the agency, and no sum of the agency’s',
  async (locale) => {
    const trip = await book({ date: `2027-07-${10 + LOCALES.indexOf(locale)}` })
    await shop.pay(trip)
    const secrets = await secretsOf(trip)
    // The agency fetches it for its client: what it gets is what the client may see.
    const options = { token: await signInAgency(shop.api) }
    const { data } = await shop.api.ask('getVoucherFile', { reference: trip.reference, locale }, options)
    const text = readPdfText(Buffer.from(data.base64, 'base64')).join(' ')
    const figures = figuresOf(text)
    expect(figures).toContain('3780.00')
    for (const secret of secrets) expect(figures).not.toContain(secret)
    for (const word of AGENCY.split(' ')) expect(text).toContain(word)
    const calendar = await shop.api.ask('getCalendarFile', { reference: trip.reference }, options)
    const file = Buffer.from(calendar.data.base64, 'base64').toString()
    for (const secret of secrets) expect(figuresOf(file)).not.toContain(secret)
  },
)

test('a reservation that an agency’s page brought is the visitor’s own, at the price that they pay', async () => {
  const token = await shop.newMember()
  const { quoteToken } = (await shop.quoteAs(token, { date: '2027-08-01' })).data
  const request = {
    flow: 'basket' as const,
    quoteToken,
    locale: 'en' as const,
    guest: {
      firstName: 'Ada',
      lastName: 'Own',
      birthDate: null,
      identityNumber: null,
      address: null,
      phone: '+44 7700 900123',
      email: 'own@mail.example',
    },
    paymentMethod: 'bankTransfer' as const,
    distanceSalesAgreement: true as const,
    agencyId: 1,
  }
  const { data } = await shop.api.ask('createReservation', request, { token, idempotencyKey: randomUUID() })
  const seen = (await shop.api.ask('getResult', { reference: data.reference })).data
  expect(seen.bookedBy).toBeNull()
  expect(seen.fixed).toEqual(data.fixed)
  const trip = { reference: data.reference, bookingNumber: data.bookingNumber, token, wish: {} }
  expect(await mailsTo('own@mail.example', trip)).toHaveLength(1)
  expect(await mailsTo(PERSON, trip)).toEqual([])
})

test('one mailbox of the two gets its mail once, however often the job is tried', async () => {
  const trip = await book({ date: '2027-09-01', paymentMethod: 'bankTransfer' })
  await shop.api.runJobs()
  await shop.db.execute(
    "update jobs set done_at = null where kind = 'mail' and payload ->> 'kind' = 'reservationReceived'",
  )
  await shop.pass(DAY / 24)
  expect([(await mailsTo(CLIENT, trip)).length, (await mailsTo(PERSON, trip)).length]).toEqual([1, 1])
})

test('what is paid later is the agency’s to collect: mails of both sides say the same', async () => {
  await shop.db.execute(
    `update settings set value = value || '{"paymentMethods": ["card", "bankTransfer", "onArrival"]}' where section = 'other'`,
  )
  const trip = await book({ date: '2026-12-20', paymentMethod: 'onArrival' })
  await shop.api.runJobs()
  const [client] = await mailsTo(CLIENT, trip)
  const [agency] = await mailsTo(PERSON, trip)
  const words = AGENCY_BOOKING_TEXTS.en
  expect(client?.text).toContain(words.through)
  expect(agency?.text).toContain('Your client pays you ')
  const onTheDay = RESERVATION_MAIL_TEXTS.en.received.onArrival.split('{')[0] ?? ''
  for (const mail of [client, agency]) expect(mail?.text).not.toContain(onTheDay)
  expect(client?.text).not.toContain(words.onAccount.split('{')[0])
})
