import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBookedItems } from './clear-booked-items'
import type { Shop } from './make-shop'
import { requestAction } from './shop'

vi.mock('./shop', () => ({ requestAction: vi.fn() }))

const NOW = Date.parse('2027-05-01T10:00:00Z')
const departure = '7_2027-05-12__09:00'
const dispatch = vi.fn()
let booked: string[] = []
const draftReset = vi.fn((payload: unknown) => ({ type: 'reset', payload }))
const draftUpdated = vi.fn((payload: unknown) => ({ type: 'updated', payload }))
const bookingRecorded = vi.fn((payload: string) => booked.push(payload))
const departuresRemoved = vi.fn((payload: unknown) => ({ type: 'removed', payload }))

beforeEach(() => {
  vi.mocked(requestAction).mockImplementation(async (action) =>
    action({
      store: { dispatch, getState: () => ({ reservations: { booked, direct: { items: [] } } }) },
      actions: { bookingRecorded, departuresRemoved, draftReset, draftUpdated },
      persistor: { flush: async () => undefined },
    } as unknown as Shop),
  )
})

afterEach(() => {
  vi.clearAllMocks()
  booked = []
})

test('what was booked leaves the basket, and the checkout forgets what was typed', async () => {
  expect(await clearBookedItems('reference', NOW - 1000, [departure], NOW)).toBe(true)
  expect(departuresRemoved).toHaveBeenCalledWith({ flow: 'basket', departures: [departure] })
  expect(departuresRemoved).toHaveBeenCalledWith({ flow: 'direct', departures: [departure] })
  expect(draftReset).toHaveBeenCalledWith('direct')
  expect(localStorage).toHaveLength(0)
  for (const flow of ['basket', 'direct'])
    expect(draftUpdated).toHaveBeenCalledWith({ flow, patch: expect.objectContaining({ typedAt: null, note: '' }) })
})

test('a second look, or one days later, takes nothing out', async () => {
  await clearBookedItems('reference', NOW - 1000, [departure], NOW)
  expect(await clearBookedItems('reference', NOW - 1000, [departure], NOW)).toBe(false)
  expect(await clearBookedItems('another', NOW - 90_000_000, [departure], NOW)).toBe(false)
  expect(departuresRemoved).toHaveBeenCalledTimes(2)
})

test('a look at another reservation does not make the first one new', async () => {
  await clearBookedItems('reference', NOW - 1000, [departure], NOW)
  await clearBookedItems('another', NOW - 1000, [departure], NOW)
  expect(await clearBookedItems('reference', NOW - 1000, [departure], NOW)).toBe(false)
})

test('when the store cannot be had, the next look tries again', async () => {
  vi.mocked(requestAction).mockRejectedValueOnce(new Error('no code'))
  await expect(clearBookedItems('reference', NOW, [departure], NOW)).rejects.toThrow()
  expect(await clearBookedItems('reference', NOW, [departure], NOW)).toBe(true)
})
