import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache'
import { expect, test, vi } from 'vitest'
import { type SharedPage, SharedPageStore } from './shared-page-store'

const PAGE = {
  kind: 'APP_PAGE',
  html: '<p>Kaş</p>',
  rscData: Buffer.from([1, 255]),
  headers: { 'x-next-cache-tags': 'lykia:pages' },
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
} as unknown as IncrementalCachedAppPageValue
const ENTRY: SharedPage = {
  value: PAGE,
  cacheControl: { revalidate: 3600, expire: undefined },
  lastModified: 5,
  number: 3,
}

function open(prefix = 'kervan:one', kept = new Map<string, Buffer>()) {
  const client = {
    get: vi.fn(async (key: string) => kept.get(key) ?? null),
    set: vi.fn(async (key: string, value: Buffer, _seconds: number) => void kept.set(key, value)),
    exists: vi.fn(async (key: string) => Number(kept.has(key))),
  }
  const connect = vi.fn(async () => client)
  return { store: new SharedPageStore(connect, prefix), client, connect, kept }
}

test('a page comes back as it was stored: bytes, maps and numbers', async () => {
  const { store, client } = open()
  await store.write('/en/lykia', ENTRY)
  expect(await store.read('/en/lykia')).toMatchObject(ENTRY)
  const read = await store.read('/en/lykia')
  expect(read && 'rscData' in read.value && Buffer.isBuffer(read.value.rscData)).toBe(true)
  expect(client.set.mock.calls[0]?.[2]).toBe(86_400)
  expect(await store.read('/de/lykia')).toBeNull()
})

test('another build has pages of its own', async () => {
  const { store, kept } = open()
  await store.write('/en/lykia', ENTRY)
  expect(await open('kervan:two', kept).store.read('/en/lykia')).toBeNull()
})

test('what cannot be read, and what is another page, is as good as nothing', async () => {
  const { store, kept } = open()
  await store.write('/en/lykia', ENTRY)
  const [key = ''] = kept.keys()
  const bytes = kept.get(key) as Buffer
  kept.set(store.nameOf('/en/other'), bytes)
  expect(await store.read('/en/other')).toBeNull()
  kept.set(key, bytes.subarray(0, 20))
  expect(await store.read('/en/lykia')).toBeNull()
})

test('what is very large is not sent', async () => {
  const { store, client } = open()
  await store.write('/en/lykia', { ...ENTRY, value: { ...PAGE, html: 'x'.repeat(5_000_000) } })
  expect(client.set).not.toHaveBeenCalled()
})

test('a store that fails or hangs is nothing at once, is left alone for a second, and is used again', async () => {
  vi.useFakeTimers()
  const { store, client } = open()
  await store.write('/en/lykia', ENTRY)
  client.get.mockRejectedValueOnce(new Error('away'))
  expect(await store.read('/en/lykia')).toBeNull()
  expect(await store.read('/en/lykia')).toBeNull()
  expect(client.get).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_100)
  expect(await store.read('/en/lykia')).toMatchObject({ number: 3 })
  client.get.mockReturnValueOnce(new Promise(() => undefined))
  const hanging = store.read('/en/lykia')
  await vi.advanceTimersByTimeAsync(300)
  expect(await hanging).toBeNull()
  vi.useRealTimers()
})

test('whether there is a page is known by its path, whichever the route', async () => {
  const { store, client } = open()
  await store.write('/route-cache/APP_PAGE/f1/$/en/lykia/p/boat', ENTRY)
  expect(await store.has('/en/lykia/p/boat')).toBe(true)
  expect(await store.has('/de/lykia/p/boat')).toBe(false)
  expect(await store.read('/route-cache/APP_PAGE/f1/$/en/lykia/p/boat')).toMatchObject({ number: 3 })
  expect(await store.read('/route-cache/APP_ROUTE/f2/$/en/lykia/p/boat')).toBeNull()
  client.exists.mockRejectedValueOnce(new Error('away'))
  expect(await store.has('/en/lykia/p/boat')).toBe(false)
})
