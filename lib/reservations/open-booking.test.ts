import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { openBooking } from './open-booking'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) =>
    host === 'orion.localhost' ? { company: 'orion', language: { default: 'de', enabled: ['de', 'en'] } } : null,
}))

const api = vi.mocked(callApi)
const TOKEN = 'x'.repeat(120)
const KEY = 'k'.repeat(32)
const REFERENCE = 'r'.repeat(32)

beforeEach(() => {
  const data = { bookingKey: KEY, expiresAt: '2026-12-21T09:00:00.000Z', reference: REFERENCE }
  api.mockReset().mockResolvedValue({ ok: true, data } as never)
})

async function post(fields: Record<string, string>, { origin, host, cookie }: Record<string, string> = {}) {
  const given = host ?? 'orion.localhost'
  return openBooking(
    new NextRequest(`http://${given}/api/booking/open`, {
      method: 'POST',
      headers: {
        host: given,
        origin: origin ?? 'http://orion.localhost',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie ? { cookie } : {}),
      },
      body: new URLSearchParams(fields).toString(),
    }),
  )
}

test('the key goes into a cookie beside those that are there, and the browser to the reservation', async () => {
  const answer = await post({ token: TOKEN, locale: 'en' }, { cookie: `booking_keys=${'o'.repeat(32)}` })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/enquire-booking?ref=${REFERENCE}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^booking_keys=${KEY}\\.${'o'.repeat(32)}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax$`),
  )
  expect(api).toHaveBeenCalledWith('openBooking', { linkToken: TOKEN }, expect.objectContaining({ company: 'orion' }))
})

test.each([
  ['no token', '', 'linkInvalid'],
  ['one that is over', TOKEN, 'linkInvalid'],
  ['too many', TOKEN, 'tooManyRequests'],
])('%s leads back to the enquiry, without a cookie', async (_name, token, code) => {
  api.mockResolvedValue({ ok: false, error: { code, status: 422, message: '' } })
  const answer = await post({ token, locale: 'ru' })
  expect(answer.headers.get('location')).toBe(`/de/enquire-booking?error=${code}`)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('forms of other sites and hosts are refused', async () => {
  expect((await post({ token: TOKEN }, { origin: 'https://evil.example' })).status).toBe(403)
  const there = { host: 'x.localhost', origin: 'http://x.localhost' }
  expect((await post({ token: TOKEN }, there)).status).toBe(404)
  expect(api).not.toHaveBeenCalled()
})
