import { revalidateTag } from 'next/cache'
import { beforeEach, expect, test, vi } from 'vitest'
import { sign } from '@/lib/security/signature'
import { handleRevalidation } from './revalidation'

const secret = 's'.repeat(32)
const secrets = vi.hoisted((): Record<string, string> => ({ REVALIDATE_SECRET: 's'.repeat(32) }))
const now = 1_800_000_000_000
const followed = vi.hoisted(() => ({ times: 0 }))

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))
vi.mock('./poll-invalidations', () => ({
  getInvalidationPoller: () => ({
    follow: async () => {
      followed.times += 1
    },
  }),
}))
vi.mock('@/lib/logger', () => ({ logger: { info: vi.fn() } }))
vi.mock('@/lib/env', () => ({ requireEnvironment: () => secrets }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getDirectory: () => ({
    ready: async () => undefined,
    getByCompany: (company: string) => (company === 'lykia' ? { company } : null),
  }),
}))

beforeEach(() => {
  vi.mocked(revalidateTag).mockClear()
})

const post = (body: string, headers: Record<string, string> = {}) => {
  const signed = { 'x-timestamp': String(now), 'x-signature': sign(secret, String(now), body) }
  const request = new Request('http://localhost/api/revalidate', {
    method: 'POST',
    body,
    headers: { ...signed, ...headers },
  })
  return handleRevalidation(request, now)
}

test('ends the pages of the tenant that are named', async () => {
  const response = await post('{"company":"lykia","tags":["settings","product:12"]}')
  expect(response.status).toBe(200)
  expect(vi.mocked(revalidateTag).mock.calls).toEqual([
    ['lykia:settings', { expire: 0 }],
    ['lykia:product:12', { expire: 0 }],
  ])
  expect(followed.times).toBe(1)
})

test.each([
  ['an unsigned message', '{"company":"lykia","tags":["settings"]}', { 'x-signature': 'x' }, 401],
  ['no JSON', 'settings', {}, 422],
  ['no tags', '{"company":"lykia","tags":[]}', {}, 422],
  ['an unknown tenant', '{"company":"nobody","tags":["settings"]}', {}, 422],
  ['an unknown tag beside a known one', '{"company":"lykia","tags":["settings","orion:pages"]}', {}, 422],
  ['too much', `{"company":"lykia","tags":["${'x'.repeat(70_000)}"]}`, {}, 413],
])('refuses %s', async (_name, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(revalidateTag).not.toHaveBeenCalled()
})

test('what was signed with the secret before holds while it is being changed, and only then', async () => {
  const body = '{"company":"lykia","tags":["settings"]}'
  secrets.REVALIDATE_SECRET = 'n'.repeat(32)
  secrets.REVALIDATE_SECRET_BEFORE = secret
  expect((await post(body)).status).toBe(200)
  delete secrets.REVALIDATE_SECRET_BEFORE
  expect((await post(body)).status).toBe(401)
})
