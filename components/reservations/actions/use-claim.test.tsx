import { act, renderHook } from '@testing-library/react'
import { type Locale, NextIntlClientProvider } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useClaim } from './use-claim'

const callOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@/components/toasts/notify-undo', () => ({ notifyText: vi.fn() }))

const CLAIM = { amount: '3944.16', currency: 'TRY' }

function open(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale}>{children}</NextIntlClientProvider>
  )
  const facts = { bookingNumber: 'LYK261124172511', timeZone: 'Europe/Istanbul' }
  return renderHook(() => useClaim({ facts, claim: CLAIM, onSent: vi.fn(), done: '' }), { wrapper }).result
}

type Claim = ReturnType<typeof open>

async function send(claim: Claim) {
  act(() => claim.current.set('sender', 'Deniz Aksoy'))
  await act(async () => claim.current.submit({ preventDefault: vi.fn() } as unknown as FormEvent))
}

const expectSent = (amount: string) =>
  expect(callOperator).toHaveBeenCalledWith('notifyPayment', expect.objectContaining({ amount }))

beforeEach(() => {
  callOperator.mockReset().mockResolvedValue({ ok: true, data: {} })
})

test.each([
  ['en', '3,944.16'],
  ['de', '3.944,16'],
  ['ru', '3\u00a0944,16'],
] as const)('in %s the amount stands there as %s and is sent as the number it is', async (locale, shown) => {
  const claim = open(locale)
  expect(claim.current.form.amount).toBe(shown)
  await send(claim)
  expectSent('3944.16')
})

test('a German reader may write it with a point', async () => {
  const claim = open('de')
  act(() => claim.current.set('amount', '1500.50'))
  await send(claim)
  expectSent('1500.50')
})
