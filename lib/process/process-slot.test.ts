import { expect, test, vi } from 'vitest'

test('modules that are loaded apart share one object by its name', async () => {
  const first = await import('./process-slot')
  vi.resetModules()
  const second = await import('./process-slot')
  expect(second.processSlot).not.toBe(first.processSlot)
  const [here, there] = [first.processSlot<string[]>('test'), second.processSlot<string[]>('test')]
  expect(here.get()).toBeUndefined()
  const created = here.getOrCreate(() => [])
  expect(there.getOrCreate(() => ['another'])).toBe(created)
  there.set(undefined)
  expect(here.get()).toBeUndefined()
})
