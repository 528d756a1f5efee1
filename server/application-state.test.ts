import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiStateSlot } from '@/lib/api/api-state-slot'
import { invalidationPollerSlot } from '@/lib/cache/invalidation-poller-slot'
import { clientErrorCounts } from '@/lib/errors/client-error-counts'
import { directorySlot } from '@/lib/tenancy/directory-slot'
import { applicationState } from './application-state'

type Poller = NonNullable<ReturnType<typeof invalidationPollerSlot.get>>
type Directory = NonNullable<ReturnType<typeof directorySlot.get>>
type ApiState = NonNullable<ReturnType<typeof apiStateSlot.get>>

const slots = [apiStateSlot, invalidationPollerSlot, directorySlot, clientErrorCounts]
/** The test files of one worker share these slots. */
const former = slots.map((slot) => slot.get())
const checked = Promise.resolve()
const poller = { recordRequest: vi.fn(() => checked), checkUnknownHost: vi.fn(() => null) }

beforeEach(() => {
  poller.recordRequest.mockClear()
  poller.checkUnknownHost.mockClear()
  invalidationPollerSlot.set(poller as unknown as Poller)
  const getByHost = (host: string) => (host === 'lykia.example' ? { company: 'lykia' } : null)
  directorySlot.set({ list: [], getByHost } as unknown as Directory)
})
afterEach(() => {
  apiStateSlot.set(former[0] as ApiState | undefined)
  invalidationPollerSlot.set(former[1] as Poller | undefined)
  directorySlot.set(former[2] as Directory | undefined)
  clientErrorCounts.set(former[3] as Map<'error', number> | undefined)
})

test('the request of a page is reported for the tenant of its host', () => {
  expect(applicationState.awaitInvalidations('lykia.example')).toBe(checked)
  expect(poller.recordRequest).toHaveBeenCalledWith('lykia')
})

test('a host that no tenant has may have been given to one a moment ago', () => {
  expect(applicationState.awaitInvalidations('new.example')).toBeNull()
  expect(poller.checkUnknownHost).toHaveBeenCalled()
})

test('before the application has started there is nothing to wait for, and nothing to read', () => {
  for (const slot of slots) slot.set(undefined)
  expect(applicationState.awaitInvalidations('lykia.example')).toBeNull()
  expect([applicationState.isApiDown(), applicationState.listTenants()]).toEqual([false, undefined])
  expect(applicationState.countClientErrors().size).toBe(0)
})

test('the state is the one that the application has now', () => {
  apiStateSlot.set({ down: true } as ApiState)
  clientErrorCounts.set(new Map([['boundary', 2]]))
  expect(applicationState.isApiDown()).toBe(true)
  expect(applicationState.listTenants()).toBe(directorySlot.get()?.list)
  expect([...applicationState.countClientErrors()]).toEqual([['boundary', 2]])
})
