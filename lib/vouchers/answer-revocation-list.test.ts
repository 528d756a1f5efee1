import { expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { answerRevocationList } from './answer-revocation-list'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ company: 'lykia' }) }))

const called = vi.mocked(callApi)

test('the list is asked for on behalf of the phone, so that a limit counts the phone and not the storefront', async () => {
  called.mockResolvedValueOnce({ ok: true, data: { revocationList: 'signed' } } as never)
  const request = new Request('http://lykia.localhost/tickets/list', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  const response = await answerRevocationList(request)
  expect([response.status, await response.text()]).toEqual([200, 'signed'])
  expect(called.mock.lastCall?.[2]).toMatchObject({ company: 'lykia', visitor: { address: '203.0.113.7' } })
})
