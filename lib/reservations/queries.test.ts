import { expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { getTickets } from './queries'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/session/owner-credentials', () => ({ getOwnerCredentials: async () => ({ token: 't' }) }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Phone' }),
}))

const called = vi.mocked(callApi)
const refuse = (code: string, status: number) =>
  called.mockResolvedValueOnce({ ok: false, error: { code, status, message: code } } as never)

test('tickets are asked for on behalf of the visitor, so that a limit counts the visitor and not the storefront', async () => {
  called.mockResolvedValueOnce({ ok: true, data: { bookingNumber: 'X', tickets: [] } } as never)
  expect(await getTickets('lykia', 'r', 'en')).toEqual(new Map())
  expect(called.mock.lastCall?.[2]).toMatchObject({ visitor: { address: '203.0.113.7', userAgent: 'Phone' } })
})

test.each([
  ['tooManyRequests', 429],
  ['notConfirmed', 409],
] as const)('a page is shown without tickets when the API refuses them with %s', async (code, status) => {
  refuse(code, status)
  expect(await getTickets('lykia', code, 'en')).toBeNull()
})
