import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { asksForNothing } from './lost-reference'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))

const KNOWN = 'a'.repeat(24)
const refusal = (code: string, status: number) => ({ ok: false as const, error: { code, status, message: code } })

beforeEach(() => {
  vi.mocked(callApi)
    .mockReset()
    .mockImplementation(async (_name, request) =>
      (request as { reference: string }).reference === KNOWN
        ? ({ ok: true, data: {} } as never)
        : refusal('notFound', 404),
    )
})

test.each([
  ['/enquire-booking', `ref=${'b'.repeat(24)}`, true],
  ['/enquire-booking', 'ref=short', true],
  ['/enquire-booking', 'ref=', true],
  ['/enquire-booking', `ref=${KNOWN}`, false],
  ['/enquire-booking', 'number=INT1', false],
  ['/basket/result', 'ref=short', false],
])('%s?%s asks for a reservation that nobody has: %s', async (path, query, expected) => {
  expect(await asksForNothing('lykia', path, new URLSearchParams(query))).toBe(expected)
})

test('a slow API is waited for one second at most', async () => {
  await asksForNothing('lykia', '/enquire-booking', new URLSearchParams({ ref: KNOWN }))
  const options = vi.mocked(callApi).mock.calls[0]?.[2]
  expect(options).toEqual({ company: 'lykia', timeoutMs: 1_000 })
})

test('an API that is away does not make a reservation missing', async () => {
  vi.mocked(callApi).mockResolvedValue(refusal('unavailable', 503))
  expect(await asksForNothing('lykia', '/enquire-booking', new URLSearchParams({ ref: KNOWN }))).toBe(false)
})
