import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAXIMUM_DOCUMENT_BODY_BYTES } from '@/domain/requests/document-schema'
import { BODY_PACE, bodyDeadline } from '@/domain/shared/body-pace'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { announceSession } from '@/lib/session/session-hint'
import { callOperator, UPLOAD_CALLS } from './browser'
import { BROWSER_CALLS, type BrowserCallName } from './browser-calls'

vi.mock('@/lib/session/session-hint', () => ({ announceSession: vi.fn() }))

let sent: AxiosRequestConfig | undefined
let answer: () => { status: number; data: unknown }

beforeEach(() => {
  vi.spyOn(axios, 'request').mockImplementation(async (config) => {
    sent = config
    return answer()
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a read goes out as an English query', async () => {
  answer = () => ({ status: 200, data: { ok: true, data: { products: [] } } })
  const request = { locale: 'de', kinds: ['tour', 'villa'], priceFrom: undefined, sort: 'rating' } as const
  expect(await callOperator('listProducts', request)).toEqual({ ok: true, data: { products: [] } })
  expect(sent).toMatchObject({ method: 'GET', url: '/api/operator/listProducts' })
  expect(String(sent?.params)).toBe('locale=de&kinds=tour%2Cvilla&sort=rating')
})

test('a write goes out as JSON with its key', async () => {
  answer = () => ({ status: 401, data: { ok: false, error: { code: 'unauthenticated', status: 401, message: '' } } })
  const result = await callOperator('addFavourite', { productId: 5 }, { idempotencyKey: 'once-1234' })
  expect(result).toMatchObject({ ok: false, error: { code: 'unauthenticated' } })
  expect(sent).toMatchObject({ method: 'POST', data: { productId: 5 }, headers: { 'idempotency-key': 'once-1234' } })
})

test('who is told that nobody is signed in looks at the cookies again, here and in other tabs', async () => {
  const announced = vi.mocked(announceSession).mockClear()
  answer = () => ({ status: 200, data: { ok: true, data: {} } })
  await callOperator('getMember', {})
  expect(announced).not.toHaveBeenCalled()
  answer = () => ({ status: 401, data: { ok: false, error: { code: 'unauthenticated', status: 401, message: '' } } })
  await callOperator('getMember', {})
  expect(announced).toHaveBeenCalledOnce()
})

test('a page instead of a result is malformed', async () => {
  answer = () => ({ status: 502, data: '<html></html>' })
  expect(await callOperator('getMember', {})).toMatchObject({
    ok: false,
    error: { code: 'malformedAnswer', status: 502 },
  })
})

test('a document may take as long as the servers allow, on every call that carries one', async () => {
  answer = () => ({ status: 200, data: { ok: true, data: {} } })
  const names = Object.keys(BROWSER_CALLS) as BrowserCallName[]
  expect(UPLOAD_CALLS.toSorted()).toEqual(names.filter((name) => (CALLS[name] as Call).maximumBodyBytes).toSorted())
  await callOperator('addDocument', { fileName: 'a.pdf', base64: 'JVBERg==', documentConsent: true })
  const slowest = bodyDeadline({
    startedAt: 0,
    lastByteAt: MAXIMUM_DOCUMENT_BODY_BYTES,
    bytes: MAXIMUM_DOCUMENT_BODY_BYTES,
  })
  expect(sent?.timeout).toBeGreaterThan(slowest)
  expect(slowest).toBeGreaterThan((MAXIMUM_DOCUMENT_BODY_BYTES / BODY_PACE.bytesPerSecond) * 1_000)
})

test('no answer is unavailable', async () => {
  answer = () => {
    throw new AxiosError('Network Error')
  }
  expect(await callOperator('getMember', {})).toMatchObject({ ok: false, error: { code: 'unavailable' } })
})
