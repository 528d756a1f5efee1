import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { returnFromBank, startCardPayment } from './payment-routes'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))
const getBookerToken = vi.hoisted(() => vi.fn())
vi.mock('@/lib/session/booker-token', () => ({ getBookerToken }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async () => ({ company: 'lykia', language: { default: 'en', enabled: ['en', 'de'] } }),
}))

const SHOP = 'http://lykia.localhost'
const PAGE = 'https://gateway.example/checkout/1'

/** Builds a form POST; a name may occur more than once. */
function post(path: string, fields: [string, string][], cookie = ''): NextRequest {
  return new NextRequest(`${SHOP}${path}`, {
    method: 'POST',
    headers: {
      host: 'lykia.localhost',
      origin: SHOP,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie ? { cookie } : {}),
    },
    body: new URLSearchParams(fields).toString(),
  })
}

const started = { paymentState: 'redirect', html: null, pageUrl: null, reason: null }
const answer = (data: object) => vi.mocked(callApi).mockResolvedValue({ ok: true, data } as never)
const asked = () =>
  vi.mocked(callApi).mock.calls[0]?.[1] as { card: Record<string, unknown> | null; pageToken?: string }

const HEAD: [string, string][] = [
  ['reference', 'r'.repeat(24)],
  ['instalments', '1'],
  ['locale', 'de'],
  ['purpose', 'deposit'],
  ['flow', 'basket'],
]
const CARD: [string, string][] = [
  ['cardHolder', 'HANNAH WHITFIELD'],
  ['cardNumber', '5528 7900 0000 0008'],
  ['cardExpiry', '12 / 30'],
  ['cardSecurityCode', '937'],
]
const NO_BOX: [string, string] = ['threeDSecure', '0']

beforeEach(() => {
  vi.clearAllMocks()
  getBookerToken.mockResolvedValue('token')
})

describe('a payment of a guest with the key of the booking', () => {
  const pay = () => startCardPayment(post('/api/payment/start', [...HEAD, ...CARD], `booking_keys=${'k'.repeat(32)}`))
  const back = `/de/enquire-booking?ref=${'r'.repeat(24)}&reason=`

  beforeEach(() => getBookerToken.mockResolvedValue(null))

  test('goes out with the key, and back to the reservation when it is declined or refused', async () => {
    answer({ ...started, paymentState: 'declined', reason: 'expiredCard' })
    expect((await pay()).headers.get('location')).toBe(`${SHOP}${back}expiredCard`)
    expect(vi.mocked(callApi).mock.calls[0]?.[2]).toMatchObject({ token: null, bookingKeys: 'k'.repeat(32) })
    const error = { code: 'paymentClosed', status: 409, message: '' }
    vi.mocked(callApi).mockResolvedValue({ ok: false, error })
    expect((await pay()).headers.get('location')).toBe(`${SHOP}${back}paymentClosed`)
  })

  test('is not sent without one', async () => {
    await startCardPayment(post('/api/payment/start', [...HEAD, ...CARD]))
    expect(callApi).not.toHaveBeenCalled()
  })
})

describe('a payment that is started', () => {
  test('without a card leads to the gateway’s page', async () => {
    answer({ ...started, pageUrl: PAGE })
    const response = await startCardPayment(post('/api/payment/start', [...HEAD, NO_BOX]))
    // The checkout's CSP would limit the target of a redirect.
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0;url=${PAGE}">`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(asked().card).toBeNull()
  })

  test('shows the bank’s page in an origin of its own, where its scripts reach nothing of the shop', async () => {
    answer({ ...started, html: '<form id="bank"></form><script>bank.submit()</script>' })
    const { headers } = await startCardPayment(post('/api/payment/start', [...HEAD, ...CARD]))
    const directives = (headers.get('content-security-policy') ?? '').split('; ')
    expect(directives).toContain('sandbox allow-forms allow-scripts')
    expect(directives).toContain("default-src 'none'")
  })

  test.each([
    ['ticked', [['threeDSecure', '1'], NO_BOX], true],
    ['not ticked', [NO_BOX], false],
    ['not there', [], true],
  ] as [string, [string, string][], boolean][])('with the box of 3-D Secure %s', async (_name, box, expected) => {
    answer({ ...started, paymentState: 'captured' })
    const response = await startCardPayment(post('/api/payment/start', [...HEAD, ...CARD, ...box]))
    expect(asked().card).toMatchObject({ cardNumber: '5528 7900 0000 0008', threeDSecure: expected })
    expect(response.headers.get('location')).toContain('/de/basket/result?ref=')
  })
})

describe('who comes back', () => {
  test('from the gateway’s page is known by its token alone', async () => {
    answer({ reference: 'r'.repeat(24), locale: 'de', paymentState: 'declined' })
    const response = await returnFromBank(post('/api/payment/return', [['token', 'page-token']]))
    expect(asked().pageToken).toBe('page-token')
    expect(response.headers.get('location')).toContain('/de/basket/warning?ref=')
  })

  test('with nothing to be known by is led home', async () => {
    const response = await returnFromBank(post('/api/payment/return', [['status', 'success']]))
    expect(response.headers.get('location')).toBe(`${SHOP}/`)
    expect(callApi).not.toHaveBeenCalled()
  })
})
