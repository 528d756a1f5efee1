import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locales'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { sendCall } from '@/lib/api/server'
import { getAgencyToken } from '@/lib/session/agency-session'
import { getSessionToken } from '@/lib/session/session-token'
import { handleOperatorCall } from './handle-operator-call'

vi.mock('@/lib/api/server', () => ({ sendCall: vi.fn() }))
vi.mock('@/lib/session/agency-session', () => ({ getAgencyToken: vi.fn() }))
vi.mock('@/lib/session/session-token', () => ({ getSessionToken: vi.fn() }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) =>
    host === 'lykia.localhost' ? { company: 'lykia', language: { default: 'tr' } } : null,
}))

const sent = vi.mocked(sendCall)
const token = vi.mocked(getSessionToken)
const agency = vi.mocked(getAgencyToken)

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true, data: { counted: true } })
  token.mockReset().mockResolvedValue(null)
  agency.mockReset().mockResolvedValue(null)
})

const DEPARTURE = {
  productId: 7,
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  pax: { adult: 2, child: 0, infant: 0 },
  extras: [],
}

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE'
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

async function ask(name: string, { method = 'POST', query = '', body, headers = {} }: Asked = {}) {
  const given = {
    host: 'lykia.localhost',
    origin: 'http://lykia.localhost',
    'content-type': 'application/json',
    ...headers,
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  const init = { method, headers: given, ...(method === 'GET' ? {} : { body: text }) }
  const response = await handleOperatorCall(
    new NextRequest(`http://lykia.localhost/api/operator/${name}${query}`, init),
    name,
  )
  return { status: response.status, json: await response.json(), headers: response.headers }
}

describe('handleOperatorCall', () => {
  test('passes a call on with the company of the host and the address of the person', async () => {
    const headers = { company: 'orion', 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'user-agent': 'Test/1' }
    const { status, json, headers: answered } = await ask('trackView', { body: { productId: 7, x: 1 }, headers })
    expect([status, json]).toEqual([200, { ok: true, data: { counted: true } }])
    expect(answered.get('cache-control')).toBe('no-store')
    const visitor = { address: '203.0.113.9', userAgent: 'Test/1' }
    expect(sent).toHaveBeenCalledWith(
      'trackView',
      { productId: 7 },
      expect.objectContaining({ company: 'lykia', visitor }),
    )
  })

  test('reads a query by the schema of its call', async () => {
    await ask('listProducts', {
      method: 'GET',
      query: '?locale=de&kinds=tour,villa&priceFrom=10&freeCancellation=true',
    })
    const request = { locale: 'de', kinds: ['tour', 'villa'], priceFrom: 10, freeCancellation: true }
    expect(sent).toHaveBeenCalledWith('listProducts', expect.objectContaining(request), expect.anything())
  })

  test('a call for members goes out with the token of the session and the key of the intent', async () => {
    token.mockResolvedValue('api-token')
    await ask('addFavourite', { body: { productId: 7 }, headers: { 'idempotency-key': 'once-12345' } })
    const options = expect.objectContaining({ token: 'api-token', idempotencyKey: 'once-12345' })
    expect(sent).toHaveBeenCalledWith('addFavourite', { productId: 7 }, options)
  })

  test('the keys of a guest go out with calls about a reservation and with no others', async () => {
    const key = 'k'.repeat(32)
    const headers = { cookie: `booking_keys=${key}` }
    const reference = 'r'.repeat(32)
    const cancellation = { reference, expectedRefund: '0.00' }
    expect((await ask('cancelReservation', { body: cancellation, headers })).status).toBe(200)
    expect(sent.mock.lastCall?.[2]).toMatchObject({ token: null, bookingKeys: key })
    token.mockResolvedValue('api-token')
    await ask('getTickets', { method: 'GET', query: `?reference=${reference}`, headers })
    expect(sent.mock.lastCall?.[2]).toMatchObject({ token: 'api-token', bookingKeys: key })
    await ask('trackView', { body: { productId: 7 }, headers })
    await ask('addFavourite', { body: { productId: 7 }, headers })
    expect(sent.mock.calls.slice(2).map(([, , options]) => options.bookingKeys)).toEqual(['', ''])
    token.mockResolvedValue(null)
    sent.mockClear()
    expect((await ask('createReservation', { body: {}, headers })).status).toBe(401)
    expect((await ask('cancelReservation', { body: cancellation })).status).toBe(401)
    expect(sent).not.toHaveBeenCalled()
  })

  test('a refusal of the API keeps its status', async () => {
    sent.mockResolvedValue({ ok: false, error: { code: 'soldOut', status: 409, message: '' } })
    expect(await ask('trackView', { body: { productId: 7 } })).toMatchObject({
      status: 409,
      json: { error: { code: 'soldOut' } },
    })
  })

  test('a refusal that says when to come back says so to the browser', async () => {
    token.mockResolvedValue('api-token')
    sent.mockResolvedValue({ ok: false, error: { code: 'documentBusy', status: 503, message: '', retryAfter: '5' } })
    const query = `?reference=${'x'.repeat(32)}`
    const { status, json, headers } = await ask('getVoucherFile', { method: 'GET', query })
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(json.error.message).toMatch(/./)
  })

  test.each([
    ['an unknown call', 'nothing', {}, 404, 'callUnknown'],
    ['a call of the service', 'listTenants', { method: 'GET' }, 404, 'callUnknown'],
    ['signing in, whose answer holds the token', 'login', {}, 404, 'callUnknown'],
    ['another method', 'trackView', { method: 'GET' }, 405, 'methodNotAllowed'],
    ['another site', 'trackView', { headers: { origin: 'https://evil.example' } }, 403, 'originRefused'],
    ['a form', 'trackView', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupportedMediaType'],
    ['half a body', 'trackView', { body: '{"productId":' }, 400, 'malformedJson'],
    ['64 KiB and more', 'trackView', { body: `"${'x'.repeat(65_536)}"` }, 413, 'bodyTooLarge'],
    ['a guest', 'addFavourite', { body: { productId: 7 } }, 401, 'unauthenticated'],
    [
      'an unknown host',
      'trackView',
      { body: { productId: 7 }, headers: { host: 'x.example', origin: 'http://x.example' } },
      404,
      'companyUnknown',
    ],
    ['a body that is no object', 'trackView', { body: '[]' }, 422, 'invalidRequest'],
  ] as const)('%s is refused', async (_name, call, asked, status, code) => {
    expect(await ask(call, asked)).toMatchObject({ status, json: { ok: false, error: { code } } })
    expect(sent).not.toHaveBeenCalled()
  })

  test.each([
    ['a price', 'quote', { items: [DEPARTURE], locale: 'en', chosenCurrency: 'EUR' }, 8_000],
    ['a payment', 'startPayment', { reference: 'x', returnUrl: 'http://lykia.localhost/en' }, 30_000],
    ['anything else', 'trackView', { productId: 7 }, undefined],
  ] as const)('%s is waited for as long as a person would', async (_name, call, body, timeoutMs) => {
    token.mockResolvedValue('api-token')
    expect((await ask(call, { body })).status).toBe(200)
    expect(sent.mock.calls[0]?.[2].timeoutMs).toBe(timeoutMs)
  })

  test('documents pass on the calls that carry them, up to 4.4 MB, and on no other', async () => {
    token.mockResolvedValue('api-token')
    const base64 = 'x'.repeat(4_190_000)
    const upload = { fileName: 'x.pdf', base64, documentConsent: true }
    const agency = { applicationToken: 'x'.repeat(32), agencyDocumentKind: 'other', fileName: 'x.pdf', base64 }
    const claim = { bookingNumber: 'INT1', amount: '1.00', currency: 'TRY', paidOn: '2026-01-01', sender: 'Ada' }
    expect((await ask('addDocument', { body: upload })).status).toBe(200)
    expect((await ask('addAgencyDocument', { body: agency })).status).toBe(200)
    expect((await ask('notifyPayment', { body: { ...claim, receipt: base64 } })).status).toBe(200)
    expect((await ask('addDocument', { body: { ...upload, base64: 'x'.repeat(4_400_000) } })).status).toBe(413)
    const roomy = Object.entries<Call>(CALLS).filter(([, call]) => call.maximumBodyBytes)
    expect(roomy.map(([name]) => name).sort()).toEqual(['addAgencyDocument', 'addDocument', 'notifyPayment'])
  })

  test('wrong fields are named', async () => {
    const { status, json } = await ask('trackView', { body: { productId: -1 } })
    expect(status).toBe(422)
    expect(json.error.fields).toEqual({ productId: 'too_small' })
  })
})

describe('a refusal is told in the language of the visitor', () => {
  const wordsOf = async (locale: Locale): Promise<Record<string, string>> =>
    (await import(`../../messages/${locale}/errors.json`)).default.codes
  const page = (path: string) => ({ referer: `http://lykia.localhost${path}` })

  test.each([
    ['of the call', '?locale=nl', { ...page('/de/p/x'), cookie: 'travellocale=ru' }, 'nl'],
    ['of the page', '', { ...page('/de/p/x'), cookie: 'travellocale=ru', 'accept-language': 'ar' }, 'de'],
    ['of an English page', '', { ...page('/p/x'), cookie: 'travellocale=ru' }, 'en'],
    ['of the cookie', '', { referer: 'http://elsewhere.example/de', cookie: 'travellocale=ru' }, 'ru'],
    ['of the browser', '', { cookie: 'travellocale=xx', 'accept-language': 'fr, ar;q=0.5' }, 'ar'],
    ['of the tenant', '', { 'accept-language': 'ja', referer: 'nonsense' }, 'tr'],
  ] as [string, string, Record<string, string>, Locale][])('%s', async (_name, query, headers, locale) => {
    const { json } = await ask('nothing', { query, headers })
    expect(json.error).toEqual({ code: 'callUnknown', status: 404, message: (await wordsOf(locale)).callUnknown })
  })

  test('that of the API as well, and it is asked in that language', async () => {
    sent.mockResolvedValue({ ok: false, error: { code: 'soldOut', status: 409, message: 'There are …' } })
    const { json } = await ask('trackView', { body: { productId: 7 }, headers: page('/ar') })
    expect(json.error.message).toBe((await wordsOf('ar')).soldOut)
    expect(sent.mock.calls.at(-1)?.[2].locale).toBe('ar')
  })

  test('a code that only another API has keeps its words; without any there are ours', async () => {
    sent.mockResolvedValue({ ok: false, error: { code: 'theirs', status: 409, message: 'Ihres' } })
    expect((await ask('trackView', { body: { productId: 7 } })).json.error.message).toBe('Ihres')
    sent.mockResolvedValue({ ok: false, error: { code: 'theirs', status: 409, message: '' } })
    expect((await ask('trackView', { body: { productId: 7 } })).json.error.message).toBe((await wordsOf('tr')).unknown)
  })
})

describe('members and agencies', () => {
  const tokenSent = () => sent.mock.calls.at(-1)?.[2].token

  test("an agency's token opens no call of members, and a member's none of agencies", async () => {
    agency.mockResolvedValue('ac.agency')
    expect((await ask('getMemberData', { method: 'GET' })).status).toBe(401)
    agency.mockResolvedValue(null)
    token.mockResolvedValue('member')
    expect((await ask('getAgency', { method: 'GET' })).status).toBe(401)
    expect(sent).not.toHaveBeenCalled()
  })

  test('each goes with its own, and a signed-in agency books as itself', async () => {
    token.mockResolvedValue('member')
    await ask('getMember', { method: 'GET' })
    expect(tokenSent()).toBe('member')
    agency.mockResolvedValue('ac.agency')
    await ask('getAgency', { method: 'GET' })
    expect(tokenSent()).toBe('ac.agency')
    await ask('cancelReservation', { body: { reference: 'x'.repeat(24), expectedRefund: '0.00' } })
    expect([sent.mock.calls.at(-1)?.[0], tokenSent()]).toEqual(['cancelReservation', 'ac.agency'])
  })

  test.each(['getResult', 'getReservationOptions', 'getRefundQuote'])(
    "%s, which tells the booker more than others, goes with the booker's token and also without",
    async (name) => {
      const query = `?reference=${'r'.repeat(32)}`
      await ask(name, { method: 'GET', query })
      expect(tokenSent()).toBeNull()
      token.mockResolvedValue('member')
      await ask(name, { method: 'GET', query })
      expect(tokenSent()).toBe('member')
      agency.mockResolvedValue('ac.agency')
      await ask(name, { method: 'GET', query })
      expect(tokenSent()).toBe('ac.agency')
    },
  )

  test('a reservation goes out with the agency that the browser visited, whatever its own body says', async () => {
    token.mockResolvedValue('member')
    const guest = { firstName: 'A', lastName: 'B', phone: '+90 555 000', email: 'a@b.example' }
    const rest = { birthDate: null, identityNumber: null, address: null }
    const body = {
      flow: 'basket',
      quoteToken: 'q',
      guest: { ...guest, ...rest },
      distanceSalesAgreement: true,
      agencyId: 9,
    }
    await ask('createReservation', { body, headers: { cookie: 'ac_k_no=3; alt_ac_k_no=5' } })
    expect(sent).toHaveBeenCalledWith(
      'createReservation',
      expect.objectContaining({ agencyId: 3, subAgencyId: 5 }),
      expect.anything(),
    )
    await ask('createReservation', { body })
    expect(sent.mock.calls.at(-1)?.[1]).toMatchObject({ agencyId: 9, subAgencyId: null })
  })
})
