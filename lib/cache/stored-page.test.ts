import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedPageStore } from './shared-page-store'
import { sharedPageStoreSlot } from './shared-page-store-slot'
import { hasSharedPage, hasStoredPage } from './stored-page'

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'kervan-pages-'))
  vi.stubEnv('NEXT_DIST_DIR', build)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(build, { recursive: true, force: true })
})

async function store(kind: string, route: string, file: string): Promise<void> {
  const path = join(build, 'server', 'route-cache', kind, route, '$', file)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, '')
}

test('nothing is stored in a build that has served no page', () => {
  expect(hasStoredPage('/en/lykia/p/first')).toBe(false)
})

test('a page and a handler’s answer are found under whichever route they were stored', async () => {
  expect(hasStoredPage('/en/lykia/p/boat')).toBe(false)
  await store('APP_PAGE', 'f1', 'en/lykia/d.html')
  await store('APP_PAGE', 'f2', 'en/lykia/p/boat.html')
  await store('APP_ROUTE', 'f3', 'en/lykia/menu.body')
  expect(hasStoredPage('/en/lykia/p/boat')).toBe(true)
  expect(hasStoredPage('/en/lykia/menu')).toBe(true)
  expect(hasStoredPage('/de/lykia/p/boat')).toBe(false)
})

test('what storefronts share is asked where there is such a place', async () => {
  expect(await hasSharedPage('/en/lykia/p/boat')).toBe(false)
  const stored = new Set<string>()
  const client = {
    get: async () => null,
    set: async () => 'OK',
    exists: async (name: string) => Number(stored.has(name)),
  }
  const store = new SharedPageStore(async () => client, 'test')
  stored.add(store.nameOf('/en/lykia/p/boat'))
  sharedPageStoreSlot.set(store)
  expect([await hasSharedPage('/en/lykia/p/boat'), await hasSharedPage('/de/lykia')]).toEqual([true, false])
  sharedPageStoreSlot.set(undefined)
})
