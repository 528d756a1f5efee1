import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { ACCOUNT_TEXTS, STATEMENT_WORDS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { apply, approvalPassword, approve, signInAgency } from './support/agency'
import { bookBoat, quoteBoat } from './support/booking'
import { mailsTo, readFrom } from './support/mails'

const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const database = () => api.registry.requireDatabase('alpha')

const signIn = (email?: string, password?: string) => signInAgency(api, email, password)

describe('sign-in', () => {
  test("an agency's token opens no call of members, and a member's none of agencies, in every call", async () => {
    const agency = await signIn()
    const member = await api.registerMember('apart@mail.example')
    const tried = { member: 0, agency: 0 }
    for (const [name, call] of Object.entries<Call>(CALLS)) {
      if (call.access !== 'member' && call.access !== 'agency') continue
      const token = call.access === 'member' ? agency : member
      const options = { token, idempotencyKey: `apart-${name}` }
      const { status, code } = await api.ask(name as CallName, {} as never, options)
      expect([status, code], name).toEqual([401, 'unauthenticated'])
      tried[call.access] += 1
    }
    expect(tried.member).toBeGreaterThan(10)
    expect(tried.agency).toBeGreaterThan(5)
    expect((await api.ask('getMember', {}, { token: agency })).status).toBe(401)
    expect((await api.ask('getAgency', {}, { token: member })).status).toBe(401)
    expect((await api.ask('getAgency', {}, { token: agency, company: 'beta' })).status).toBe(401)
    const members = await api.ask('login', { email: 'agency@test.example', password: 'demo' })
    expect(members.code).toBe('invalidCredentials')
    const house = await api.ask('login', { email: 'agency-1@agency.invalid', password: '!' })
    expect(house.code).toBe('invalidCredentials')
  })

  test('ends after twelve hours, by signing out, and with the agency', async () => {
    const first = await signIn()
    const second = await signIn()
    await api.ask('logoutAgency', {}, { token: first })
    expect((await api.ask('getAgency', {}, { token: first })).status).toBe(401)
    api.clock.now += DAY / 2 - 1
    expect((await api.ask('getAgency', {}, { token: second })).status).toBe(200)
    api.clock.now += 1
    expect((await api.ask('getAgency', {}, { token: second })).status).toBe(401)
    api.clock.now -= DAY / 2
    await database().execute("update agencies set status = 'suspended' where id = 1")
    expect((await api.ask('getAgency', {}, { token: second })).status).toBe(401)
    const refused = await api.ask('loginAgency', { email: 'agency@test.example', password: 'demo' })
    expect(refused.code).toBe('invalidCredentials')
    await database().execute("update agencies set status = 'active' where id = 1")
  })

  test('a forgotten password is mailed to the stored address, and unknown addresses are answered alike', async () => {
    const known = await api.ask('forgotAgencyPassword', { email: 'agency@test.example', locale: 'de' })
    const unknown = await api.ask('forgotAgencyPassword', { email: 'ghost@test.example', locale: 'de' })
    expect(unknown.body).toEqual(known.body)
    expect(await mailsTo(api, 'ghost@test.example')).toEqual([])
    const mail = (await mailsTo(api, 'agency@test.example')).at(-1)
    const password = readFrom(mail, ACCOUNT_TEXTS.de.agencyPassword.body, 'password')
    expect(await signIn()).toMatch(/^ac\./)
    const token = await signIn('agency@test.example', password)
    const change = { currentPassword: password, password: 'demo', passwordConfirmation: 'demo' }
    expect((await api.ask('changeAgencyPassword', change, { token })).status).toBe(200)
  })
})

describe('attribution', () => {
  async function stored(bookingNumber: string) {
    const columns = 'agency_id, sub_agency_id, agency_user_id, agency_commission, agency_commission_percent'
    const sql = `select ${columns} from reservations where booking_number = '${bookingNumber}'`
    return (await database().execute(sql)).rows[0]
  }

  test('the page names the agency, its branch, and until when a visit counts', async () => {
    const { data } = await api.ask('getAgencyLanding', { agencyId: 1, subAgencyId: 1, locale: 'de' })
    expect(data).toMatchObject({ agencyName: 'Harbour Agents', subAgencyName: 'Branch', text: 'Willkommen.' })
    expect(data.attributedUntil).toBe(new Date(api.clock.now + 30 * DAY).toISOString())
    await database().execute("update agencies set valid_until = '2026-11-25' where id = 1")
    const ending = await api.ask('getAgencyLanding', { agencyId: 1, subAgencyId: 77, locale: 'en' })
    expect(ending.data).toMatchObject({ subAgencyId: null, attributedUntil: '2026-11-25T21:00:00.000Z' })
    await database().execute('update agencies set valid_until = null where id = 1')
  })

  test('a real number earns commission on what is left after discounts', async () => {
    const token = await api.registerMember('sent@mail.example')
    const { data } = await bookBoat(api, token, { date: '2026-12-10', agencyId: 1, subAgencyId: 1 })
    // 42.00 EUR less 10 % = 37.80 EUR = 1890.00 TRY; 8 % of it is 151.20.
    expect(await stored(data.bookingNumber)).toEqual({
      agency_id: 1,
      sub_agency_id: 1,
      agency_user_id: null,
      agency_commission: '151.20',
      agency_commission_percent: '8.00',
    })
    // Whose voucher it is, the agency does not get to see.
    const { data: list } = await api.ask('listAgencyReservations', {}, { token: await signIn() })
    const sent = list.reservations.find(({ reservation }) => reservation.bookingNumber === data.bookingNumber)
    expect(sent).toMatchObject({ bookedByAgency: false, reservation: { reference: null } })
  })

  test.each([
    ['unknown', { agencyId: 9_999, subAgencyId: 1 }, null, null],
    ["a branch of somebody else's", { agencyId: 1, subAgencyId: 9_999 }, 1, null],
    ['a branch alone', { agencyId: null, subAgencyId: 1 }, null, null],
  ])('%s is dropped, and the buyer is not turned away', async (name, claim, agencyId, subAgencyId) => {
    const token = await api.registerMember(`dropped-${name.length}@mail.example`)
    const { data, status } = await bookBoat(api, token, { date: '2026-12-11', ...claim })
    expect(status).toBe(200)
    expect(await stored(data.bookingNumber)).toMatchObject({ agency_id: agencyId, sub_agency_id: subAgencyId })
  })

  test('a contract counts to its last day in the zone of the tenant', async () => {
    await database().execute("update agencies set valid_until = '2026-11-21' where id = 1")
    const token = await api.registerMember('last-day@mail.example')
    const before = api.clock.now
    api.clock.now = Date.parse('2026-11-21T20:59:59Z')
    const inTime = await bookBoat(api, token, { date: '2026-12-12', agencyId: 1 })
    api.clock.now = Date.parse('2026-11-21T21:00:00Z')
    const late = await bookBoat(api, token, { date: '2026-12-13', agencyId: 1 })
    api.clock.now = before
    await database().execute('update agencies set valid_until = null where id = 1')
    expect((await stored(inTime.data.bookingNumber))?.agency_id).toBe(1)
    expect((await stored(late.data.bookingNumber))?.agency_id).toBeNull()
  })
})

describe('what an agency buys', () => {
  test('its trade discount is in the quote, and the quote is its own', async () => {
    const token = await signIn()
    const member = await api.registerMember('no-agent@mail.example')
    const { data } = await quoteBoat(api, { date: '2026-12-14' }, { token })
    // 37.80 EUR less 10 % = 34.02 EUR = 1701.00 TRY.
    expect(data.chosen.totals).toMatchObject({ tradeDiscount: '3.78', grandTotal: '34.02' })
    expect(data.fixed.totals).toMatchObject({ tradeDiscount: '189.00', grandTotal: '1701.00' })
    expect(data.discountRates.tradeDiscount).toEqual({ type: 'percent', ratePercent: '10.00' })
    const plain = await quoteBoat(api, { date: '2026-12-14' }, { token: member })
    expect(plain.data.discountRates.tradeDiscount).toEqual({ type: 'percent', ratePercent: '0' })
    expect(plain.data.chosen.totals).toMatchObject({ tradeDiscount: '0.00', grandTotal: '37.80' })
    const stolen = await bookBoat(api, member, { quoteToken: data.quoteToken })
    expect(stolen.code).toBe('quoteInvalid')
    expect((await bookBoat(api, token, { quoteToken: plain.data.quoteToken })).code).toBe('quoteInvalid')
    const booked = await bookBoat(api, token, { quoteToken: data.quoteToken, agencyId: 9_999, subAgencyId: 1 })
    expect(booked.data.fixed.totals.grandTotal).toBe('1701.00')
    const { data: list } = await api.ask('listAgencyReservations', {}, { token })
    expect(list.reservations[0]).toMatchObject({
      reservation: { bookingNumber: booked.data.bookingNumber, reference: booked.data.reference },
      guest: { firstName: 'Hannah', lastName: 'Whitfield' },
      bookedByAgency: true,
      subAgencyId: 1,
      commission: '0.00',
    })
  })

  test('terms that changed since the quote are asked about anew', async () => {
    const token = await signIn()
    const { data } = await quoteBoat(api, { date: '2026-12-15' }, { token })
    await database().execute('update agencies set discount_percent = 5 where id = 1')
    expect((await bookBoat(api, token, { quoteToken: data.quoteToken })).code).toBe('priceChanged')
    await database().execute('update agencies set discount_percent = 10 where id = 1')
  })

  test('the same departure is booked for one client after the other', async () => {
    const token = await signIn()
    const first = await bookBoat(api, token, { date: '2026-12-16', paymentMethod: 'card' })
    const client = { firstName: 'Ada', email: 'ada@mail.example' }
    const second = await bookBoat(api, token, { date: '2026-12-16', paymentMethod: 'card', guest: client })
    const again = await bookBoat(api, token, { date: '2026-12-16', paymentMethod: 'card', guest: client })
    expect(again.data.bookingNumber).toBe(second.data.bookingNumber)
    expect(second.data.bookingNumber).not.toBe(first.data.bookingNumber)
    for (const { data } of [first, second]) {
      const result = await api.ask('getResult', { reference: data.reference })
      expect(result.data.reservationStatus).toBe('active')
    }
    const member = await api.registerMember('stranger@mail.example')
    const { reference } = first.data
    const cards = {
      cardHolder: 'AGNES AGENT',
      cardNumber: '5528790000000008',
      cardExpiry: '12 / 30',
      cardSecurityCode: '937',
      threeDSecure: true,
    }
    const payment = { reference, card: cards, returnUrl: 'http://alpha.localhost/back' }
    expect((await api.ask('startPayment', payment, { token: member })).status).toBe(404)
    // The gateway of these tests does not answer; that it was asked is what counts.
    expect((await api.ask('startPayment', payment, { token })).data).toMatchObject({ reason: 'unavailable' })
    expect((await api.ask('abandonReservation', { reference }, { token: member })).status).toBe(404)
    expect((await api.ask('abandonReservation', { reference }, { token })).data.released).toBe(true)
  })
})

describe('the statement', () => {
  test('holds the services of its month, adds up, and is final once the month is over', async () => {
    const token = await signIn()
    const sent = await api.registerMember('statement@mail.example')
    await bookBoat(api, token, { date: '2027-01-31' })
    await bookBoat(api, sent, { date: '2027-01-01', adult: 2, agencyId: 1, subAgencyId: 1 })
    await bookBoat(api, sent, { date: '2027-02-01', agencyId: 1 })
    const gone = await bookBoat(api, sent, { date: '2027-01-15', agencyId: 1 })
    await api.ask('abandonReservation', { reference: gone.data.reference }, { token: sent })
    const { data } = await api.ask('getAgencyStatement', { month: '2027-01' }, { token })
    expect(data.isFinal).toBe(false)
    expect(data.statementLines.map((line) => [line.serviceDate, line.subAgencyName, line.commission])).toEqual([
      ['2027-01-01', 'Branch', '302.40'],
      ['2027-01-31', null, '0.00'],
    ])
    expect(data.statementTotals).toEqual({
      grossAmount: '5670.00',
      tradeDiscount: '189.00',
      netAmount: '5481.00',
      commission: '302.40',
      paidAmount: '0.00',
    })
    const before = api.clock.now
    api.clock.now = Date.parse('2027-01-31T21:00:00Z')
    const later = await signIn()
    expect((await api.ask('getAgencyStatement', { month: '2027-01' }, { token: later })).data.isFinal).toBe(true)
    api.clock.now = before
    const { data: file } = await api.ask('getAgencyStatementCsv', { month: '2027-01', locale: 'ru' }, { token })
    expect(file.fileName).toBe('1-2027-01.csv')
    const lines = file.csv.split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain(STATEMENT_WORDS.ru.heads.bookingNumber)
    expect(lines[3]).toContain('5670,00;189,00;5481,00')
    const pdf = await api.ask('getAgencyStatementPdf', { month: '2027-01', locale: 'ar' }, { token })
    expect(pdf.data).toMatchObject({ fileName: '1-2027-01.pdf', mediaType: 'application/pdf' })
    expect(Buffer.from(pdf.data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect((await api.ask('getAgencyStatement', { month: '2027-13' }, { token })).status).toBe(422)
  })

  test("another agency's reservations are in none of its lists", async () => {
    const { data } = await apply(api, '5234567890', 'second@agency.example')
    await approve(api, data.agencyId)
    const token = await signIn('second@agency.example', await approvalPassword(api, 'second@agency.example'))
    expect((await api.ask('listAgencyReservations', {}, { token })).data).toMatchObject({ reservations: [], total: 0 })
    const { data: statement } = await api.ask('getAgencyStatement', { month: '2027-01' }, { token })
    expect(statement.statementLines).toEqual([])
  })
})
