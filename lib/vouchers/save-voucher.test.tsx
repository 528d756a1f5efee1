import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeSavedVouchers } from './save-voucher'

const at = (path: string) => `https://lykia.example${path}`

/** A browser's cache with these addresses in it. */
function openCache(...paths: string[]) {
  const kept = new Set(paths.map(at))
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return kept
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: {} })
})
afterEach(() => vi.unstubAllGlobals())

test('a booking leaves in every language in which it was saved, its file too, and no other does', async () => {
  const others = ['/voucher/LYK260000000002', '/voucher/LYK26000000000', '/ticket']
  const kept = openCache('/voucher/LYK260000000001', '/de/voucher/LYK260000000001/pdf', ...others)
  await removeSavedVouchers('LYK260000000001')
  expect([...kept]).toEqual(others.map(at))
})

test('a browser that keeps nothing, or forbids it, is no fault', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('SecurityError')) })
  await expect(removeSavedVouchers('LYK260000000001')).resolves.toBeUndefined()
  vi.stubGlobal('isSecureContext', false)
  await expect(removeSavedVouchers('LYK260000000001')).resolves.toBeUndefined()
})
