import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import type { ErrorKind } from './client-error'
import { clientErrorCounts } from './client-error-counts'
import { takeError } from './take-error'

vi.mock('@/lib/logger', () => ({ logger: { warn: vi.fn() } }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string) => (host === 'lykia.localhost' ? { company: 'lykia' } : null),
}))

const ERROR = { kind: 'error', name: 'TypeError', message: 'x of h@mail.example', frames: [], path: '/de' }
const countOf = (kind: ErrorKind) => clientErrorCounts.get()?.get(kind) ?? 0

let address = 0

function send(body: unknown, headers: Record<string, string> = {}) {
  const origin = 'http://lykia.localhost'
  return takeError(
    new NextRequest(`${origin}/api/errors`, {
      method: 'POST',
      headers: { host: 'lykia.localhost', origin, 'x-forwarded-for': `192.0.2.${address}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

beforeEach(() => {
  address += 1
  vi.mocked(logger.warn).mockClear()
})

test('an error is one line of the log and one of its kind, without who sent it', async () => {
  const before = countOf('error')
  const answer = await send(ERROR, { 'user-agent': 'Hannah/1', cookie: 'user_id=7' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(vi.mocked(logger.warn).mock.calls).toEqual([
    [{ company: 'lykia', clientError: { ...ERROR, message: 'x of (e-mail)' } }, 'error in a browser'],
  ])
  expect(countOf('error')).toBe(before + 1)
})

test.each([
  ['no JSON', '{', 400],
  ['another kind', { ...ERROR, kind: 'crash' }, 400],
  ['more than an error has', { ...ERROR, email: 'h@mail.example' }, 400],
  ['too long a message', { ...ERROR, message: 'x'.repeat(301) }, 400],
  ['too many frames', { ...ERROR, frames: Array.from({ length: 9 }, () => 'x') }, 400],
  ['megabytes', { ...ERROR, message: 'x'.repeat(100_000) }, 400],
])('%s is refused and not logged', async (_what, body, status) => {
  expect((await send(body)).status).toBe(status)
  expect(logger.warn).not.toHaveBeenCalled()
})

test('another site and an unknown host are refused', async () => {
  expect((await send(ERROR, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send(ERROR, { host: 'nobody.localhost', origin: 'http://nobody.localhost' })).status).toBe(404)
  expect(logger.warn).not.toHaveBeenCalled()
})

test('one address fills no log, and many do not either', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1) statuses.push((await send(ERROR)).status)
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
  for (let index = 0; index < 130; index += 1) {
    address += 1
    statuses.push((await send(ERROR)).status)
  }
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(120)
  expect(statuses.at(-1)).toBe(429)
})
