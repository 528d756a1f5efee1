import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOperator } from '@/lib/api/browser'
import { buildTestPayment, buildTestResult } from '@/lib/reservations/test-result'
import { PaymentWatch } from './payment-watch'

const refresh = vi.fn()
const router = { refresh }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
const call = vi.mocked(callOperator)

const answer = (state: 'unknown' | 'captured') => ({
  ok: true as const,
  data: buildTestResult({ payment: buildTestPayment(state) }),
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  call.mockResolvedValue(answer('unknown'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const show = () => render(<PaymentWatch reference="r" paymentState="unknown" text="asking" slow="slow" />)

test('asks every three seconds and draws the page anew once the bank has answered', async () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('asking')
  await pass(2900)
  expect(call).not.toHaveBeenCalled()
  await pass(3100)
  expect(call).toHaveBeenCalledTimes(2)
  expect(call).toHaveBeenCalledWith('getResult', { reference: 'r' }, expect.anything())
  expect(refresh).not.toHaveBeenCalled()
  call.mockResolvedValue(answer('captured'))
  await pass(3000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('an outage is waited out, and after two minutes a person is told that it takes long', async () => {
  call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: 'away' } })
  show()
  await pass(121_000)
  expect(screen.getByRole('status')).toHaveTextContent('slow')
  expect(refresh).not.toHaveBeenCalled()
})

test('nothing is asked after the page was left', async () => {
  show().unmount()
  await pass(10_000)
  expect(call).not.toHaveBeenCalled()
})
