import { describe, expect, test, vi } from 'vitest'
import type { Availability } from '@/domain/availability/schema'
import { addMonths, monthDays } from '@/domain/dates/plain-date'
import type { ApiResult } from '@/lib/api/result'
import { createAvailabilityStore } from './availability-store'

function answer(from: string, months: number, price = '42.00'): ApiResult<Availability> {
  const dates = Array.from({ length: months }, (_, index) => monthDays(addMonths(from, index))).flat()
  const days = dates.map((date) => ({
    date,
    dayStatus: 'open' as const,
    reason: null,
    sessions: [],
    lowestPrice: price,
    unitsLeft: null,
    minimumStay: null,
    nearestOpen: null,
  }))
  return { ok: true, data: { productId: 7, currency: 'EUR', days, firstOpen: `${from.slice(0, 8)}03` } }
}

const unavailable = { ok: false, error: { code: 'unavailable', status: 503, message: '' } } as const

describe('the availability of a product', () => {
  test('is asked for three months at once, and once', async () => {
    const load = vi.fn(async (from: string, months: number) => answer(from, months))
    const store = createAvailabilityStore(load)
    await Promise.all([store.request('2027-05-12'), store.request('2027-05-30'), store.request('2027-06-02')])
    expect(load.mock.calls).toEqual([['2027-05-01', 3]])
    expect(store.getSnapshot().months['2027-07-01']).toEqual({ status: 'ready' })
    expect(store.getSnapshot().days).toHaveLength(92)
    expect(store.getSnapshot().firstOpen).toBe('2027-05-03')
    await store.request('2027-08-01')
    expect(store.getSnapshot().days.at(-1)?.date).toBe('2027-10-31')
    expect(store.getSnapshot().firstOpen).toBe('2027-05-03')
  })

  test('a failure is said and can be tried again', async () => {
    const load = vi.fn<(from: string, months: number) => Promise<ApiResult<Availability>>>(async () => unavailable)
    const store = createAvailabilityStore(load)
    await store.request('2027-05-12')
    expect(store.getSnapshot().months['2027-05-01']).toEqual({ status: 'failed', code: 'unavailable' })
    load.mockImplementation(async (from, months) => answer(from, months))
    await store.request('2027-05-12')
    expect(store.getSnapshot().months['2027-05-01']).toEqual({ status: 'ready' })
  })

  test('after a refresh an answer from before is not believed', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const load = vi.fn(async (from: string, months: number) => {
      if (load.mock.calls.length === 1) await gate
      return answer(from, months, load.mock.calls.length === 1 ? '1.00' : '42.00')
    })
    const store = createAvailabilityStore(load)
    const early = store.request('2027-05-12')
    await store.refresh('2027-05-12')
    release()
    await early
    expect(new Set(store.getSnapshot().days.map((day) => day.lowestPrice))).toEqual(new Set(['42.00']))
  })

  test('whoever listens hears of every change until they stop', async () => {
    const store = createAvailabilityStore(async (from, months) => answer(from, months))
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    await store.request('2027-05-12')
    expect(heard).toHaveBeenCalled()
    stop()
    heard.mockClear()
    await store.refresh('2027-05-12')
    expect(heard).not.toHaveBeenCalled()
  })
})
