import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/session/member-session'
import { getMemberArea } from './queries'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/session/member-session', () => ({ getSession: vi.fn() }))

const api = vi.mocked(callApi)
const session = vi.mocked(getSession)
const refuse = (code: string, status: number) =>
  api.mockResolvedValue({ ok: false, error: { code, status, message: code } })

beforeEach(() => {
  api.mockReset()
  session.mockReset().mockResolvedValue({ apiToken: 'token', memberId: 7, company: 'lykia' })
})

test('a guest is not asked for', async () => {
  session.mockResolvedValue(null)
  expect(await getMemberArea('lykia')).toEqual({ state: 'guest', expired: false })
  expect(api).not.toHaveBeenCalled()
})

test('a member comes with everything, asked for with the token of the session', async () => {
  api.mockResolvedValue({ ok: true, data: { member: { id: 7 } } } as never)
  expect(await getMemberArea('lykia')).toEqual({ state: 'member', data: { member: { id: 7 } } })
  expect(api).toHaveBeenCalledWith('getMemberData', {}, { company: 'lykia', token: 'token' })
})

test('a session that the API has ended makes a guest', async () => {
  refuse('unauthenticated', 401)
  expect(await getMemberArea('lykia')).toEqual({ state: 'guest', expired: true })
})

test.each([
  ['unavailable', 503],
  ['malformedAnswer', 502],
  ['internal', 500],
  ['tooManyRequests', 429],
])('%s signs nobody out', async (code, status) => {
  refuse(code, status)
  expect(await getMemberArea('lykia')).toEqual({ state: 'unknown' })
})
