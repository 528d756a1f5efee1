import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { startTestApi, type TestApi } from './harness'
import { apply, approvalPassword, approve, signInAgency } from './support/agency'
import { bookBoat } from './support/booking'
import { guest } from './test-booking'

type Request = Record<string, Json>
interface Booking {
  reference: string
  bookingNumber: string
}

const calls = Object.entries(CALLS) as unknown as [CallName, Call][]
const of = (...access: Call['access'][]) => calls.filter(([, call]) => access.includes(call.access))

let api: TestApi
/** Tokens of one agency and another of the same tenant, of an agency and a member of another tenant, and of a member. */
let tokens: Record<'agency' | 'rival' | 'foreignAgency' | 'foreignMember' | 'member', string>
let bookings: Record<'agency' | 'rival' | 'member', Booking>

async function joinRival(): Promise<string> {
  const email = 'rival@agency.example'
  const { data } = await apply(api, '9934567890', email)
  await approve(api, data.agencyId)
  const password = await approvalPassword(api, email)
  const token = await signInAgency(api, email, password)
  const change = { currentPassword: password, password: 'own-one', passwordConfirmation: 'own-one' }
  await api.ask('changeAgencyPassword', change, { token })
  return token
}

async function book(token: string, date: string): Promise<Booking> {
  const { data, code } = await bookBoat(api, token, { date })
  if (code) throw new Error(`not booked: ${code}`)
  return { reference: data.reference, bookingNumber: data.bookingNumber }
}

beforeAll(async () => {
  api = await startTestApi()
  tokens = {
    agency: await signInAgency(api),
    rival: await joinRival(),
    foreignAgency: await signInAgency(api, undefined, undefined, 'beta'),
    foreignMember: await api.registerMember('foreign@mail.example', 'beta'),
    member: await api.registerMember('member@mail.example'),
  }
  bookings = {
    agency: await book(tokens.agency, '2026-12-01'),
    rival: await book(tokens.rival, '2026-12-02'),
    member: await book(tokens.member, '2026-12-03'),
  }
})
afterAll(() => api.stop())

const address = () => `2001:db8:${randomBytes(2).toString('hex')}::1`
const send = (name: CallName, request: Request, token: string) =>
  api.ask(name, request as never, { token, address: address(), idempotencyKey: randomUUID() })

describe('whose token opens what', () => {
  test.each(of('member', 'agency', 'booker', 'owner'))(
    "%s is closed to another tenant's agency and member",
    async (name) => {
      for (const token of [tokens.foreignAgency, tokens.foreignMember]) {
        const { status, code } = await send(name, {}, token)
        expect([status, code]).toEqual([401, 'unauthenticated'])
      }
    },
  )

  test.each(of('member'))('%s is closed to agencies', async (name) => {
    for (const token of [tokens.agency, tokens.rival])
      expect((await send(name, {}, token)).code).toBe('unauthenticated')
  })

  test.each(of('agency'))('%s is closed to members', async (name) => {
    expect((await send(name, {}, tokens.member)).code).toBe('unauthenticated')
  })
})

const card = {
  cardHolder: 'ADA TEST',
  cardNumber: '5528790000000008',
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
}
const move = { ticketNumber: 'INT-AB-CDEF', date: '2026-12-20', session: '09:00' }
const paying = ({ reference }: Booking): Request => ({ reference, card, returnUrl: 'http://alpha.localhost/back' })

/** How a call of members and agencies names a reservation; a new one that is not here fails the test below. */
const NAMED: Record<string, (booking: Booking) => Request> = {
  startPayment: paying,
  payBalance: paying,
  abandonReservation: ({ reference }) => ({ reference }),
  cancelReservation: ({ reference }) => ({ reference, expectedRefund: '0.00' }),
  notifyPayment: ({ bookingNumber }) => ({
    bookingNumber,
    amount: '10.00',
    currency: 'TRY',
    paidOn: '2026-11-20',
    sender: 'Ada Test',
  }),
  quoteDateChange: ({ reference }) => ({ reference, ...move }),
  changeDate: ({ reference }) => ({ reference, ...move, expectedDifference: '0.00' }),
  getDetails: ({ reference }) => ({ reference }),
  changeDetails: ({ reference }) => ({ reference, version: 'v', guest, hotel: null, note: '' }),
  getTickets: ({ reference }) => ({ reference }),
  getVoucherFile: ({ reference }) => ({ reference }),
  getCalendarFile: ({ reference }) => ({ reference }),
  endBookingAccess: ({ reference }) => ({ reference }),
}

describe("another's reservation", () => {
  test('every call that names one stands in the table', () => {
    const names = of('owner').map(([name]) => name)
    expect(Object.keys(NAMED).sort()).toEqual(names.sort())
    expect(of('booker').map(([name]) => name)).toEqual(['createReservation'])
  })

  test.each(Object.entries(NAMED))('%s', async (name, request) => {
    const strangers = [
      ['agency', 'rival'],
      ['agency', 'member'],
      ['rival', 'agency'],
      ['member', 'agency'],
    ] as const
    for (const [owner, asker] of strangers) {
      const { code, body } = await send(name as CallName, request(bookings[owner]), tokens[asker])
      expect(code, `${asker} asks for the ${owner}'s: ${JSON.stringify(body).slice(0, 200)}`).toBe('notFound')
    }
  })

  test('is in no list and no statement but its own', async () => {
    const month = '2026-12'
    for (const [own, other] of [
      ['agency', 'rival'],
      ['rival', 'agency'],
    ] as const) {
      const list = JSON.stringify((await send('listAgencyReservations', {}, tokens[own])).body)
      expect(list).toContain(bookings[own].bookingNumber)
      const statement = JSON.stringify((await send('getAgencyStatement', { month }, tokens[own])).body)
      const csv = JSON.stringify((await send('getAgencyStatementCsv', { month, locale: 'en' }, tokens[own])).body)
      for (const text of [list, statement, csv]) {
        expect(text).not.toContain(bookings[other].bookingNumber)
        expect(text).not.toContain(bookings.member.bookingNumber)
      }
    }
  })

  test('nothing of it has changed', async () => {
    for (const { reference } of Object.values(bookings)) {
      const { data } = await api.ask('getResult', { reference })
      expect(data.reservationStatus).toBe('active')
    }
  })
})
