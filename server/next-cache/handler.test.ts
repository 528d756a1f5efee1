import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiStateSlot } from '@/lib/api/api-state-slot'
import { KnownInvalidations, knownInvalidationsSlot } from '@/lib/cache/known-invalidations'
import { SharedPageStore } from '@/lib/cache/shared-page-store'
import { hashInlineScripts } from '@/lib/security/script-sources'
import PageCacheHandler from './handler'

const DATA = { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: 'http://api.test/' }, revalidate: 60 }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-cache-'))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'BUILD_ID'), 'one')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The handler as Next calls it; Next's types name the kinds by its own enumeration. */
interface Handler {
  get(key: string, context: object): ReturnType<PageCacheHandler['get']>
  set(key: string, data: object, context: object): Promise<void>
}

function open(buildFolder: string, shared?: SharedPageStore): Handler {
  const serverDistDir = join(buildFolder, 'server')
  const context = { fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [], _requestHeaders: {} }
  return new PageCacheHandler(context, shared) as unknown as Handler
}

async function openCache(builtAt: Date): Promise<Handler> {
  await utimes(join(folder, 'BUILD_ID'), builtAt, builtAt)
  return open(folder)
}

const context = { kind: 'FETCH', fetchCache: true, tags: [], softTags: [] }

test('data fetched by this build is kept; data of an earlier one is asked for again', async () => {
  const first = await openCache(new Date(Date.now() - 60_000))
  await first.set('key', DATA, context)
  expect(await first.get('key', context)).toMatchObject({ value: { kind: 'FETCH' } })
  const rebuilt = await openCache(new Date(Date.now() + 60_000))
  expect(await rebuilt.get('key', context)).toBeNull()
})

test.each(['APP_PAGE', 'APP_ROUTE'])('an answer that sets a cookie is not stored: %s', async (kind) => {
  const cache = await openCache(new Date(Date.now() - 60_000))
  const answerContext = { kind, isFallback: false, isRoutePPREnabled: false }
  const answer = (headers: Record<string, string>) =>
    kind === 'APP_PAGE'
      ? { kind, html: '<p>page</p>', rscData: Buffer.from(''), status: 200, headers }
      : { kind, body: Buffer.from('feed'), status: 200, headers }
  await cache.set('/en/lykia/one', answer({ 'set-cookie': 'user_id=7' }), answerContext)
  expect(await cache.get('/en/lykia/one', answerContext)).toBeFalsy()
  await cache.set('/en/lykia/two', answer({}), answerContext)
  expect(await cache.get('/en/lykia/two', answerContext)).toMatchObject({ value: { kind } })
})

test('a page is stored with the hashes of its inline scripts; a missing page has them for its one answer', async () => {
  const cache = await openCache(new Date(Date.now() - 60_000))
  const page = (status: number) => ({
    kind: 'APP_PAGE',
    html: '<script>run()</script>',
    rscData: Buffer.from(''),
    status,
    headers: { 'x-next-cache-tags': 'one' } as Record<string, string>,
  })
  const [found, missing] = [page(200), page(404)]
  const pageContext = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
  await cache.set('/en/lykia', found, pageContext)
  await cache.set('/en/lykia/p/none', missing, pageContext)
  const sources = hashInlineScripts(found.html)
  expect(sources).toContain("'sha256-")
  expect(found.headers).toEqual({
    'x-next-cache-tags': 'one',
    'x-page-tags': 'one',
    'x-page-made': expect.stringMatching(/^\d{13}$/),
    'x-script-sources': sources,
  })
  expect(missing.headers['x-script-sources']).toBe(sources)
})

test.each([
  [200, true],
  [308, true],
  [404, false],
  [307, false],
])('an answer of status %i is stored: %s', async (status, isStored) => {
  const cache = await openCache(new Date(Date.now() - 60_000))
  const data = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from(''), status, headers: {} }
  const pageContext = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
  await cache.set('/en/lykia/d/x', data, pageContext)
  expect((await cache.get('/en/lykia/d/x', pageContext)) !== null).toBe(isStored)
})

describe('with a store that storefronts share', () => {
  /** The test files of a worker share this state: an earlier file may have left the API marked as unavailable. */
  const stateBefore = apiStateSlot.get()
  const setUnavailable = (isUnavailable: boolean) =>
    apiStateSlot.set({
      down: isUnavailable,
      heardAt: 0,
      probe: null,
      watch: null,
      askUnavailable: async () => isUnavailable,
    })
  const pageContext = {
    kind: 'APP_PAGE',
    isFallback: false,
    isRoutePPREnabled: false,
    cacheControl: { revalidate: 3600 },
  }
  const page = (html: string) => ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    status: 200,
    headers: { 'x-next-cache-tags': 'lykia:pages,lykia:settings' } as Record<string, string>,
  })
  let other: string
  let kept: Map<string, Buffer>
  let known: KnownInvalidations

  beforeEach(async () => {
    other = await mkdtemp(join(tmpdir(), 'kervan-cache-'))
    await mkdir(join(other, 'server'))
    kept = new Map()
    known = new KnownInvalidations()
    known.isComplete = true
    knownInvalidationsSlot.set(known)
    setUnavailable(false)
  })
  afterEach(async () => {
    knownInvalidationsSlot.set(undefined)
    apiStateSlot.set(stateBefore)
    await rm(other, { recursive: true, force: true })
  })

  /** A storefront with its own files. Both storefronts run in this process and share the same invalidations. */
  function openAt(place: string) {
    const client = {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: Buffer) => void kept.set(key, value),
      exists: async (key: string) => Number(kept.has(key)),
    }
    return open(place, new SharedPageStore(async () => client, 'test'))
  }

  test('a page that one has rendered is taken over by the other, and kept there', async () => {
    await openAt(folder).set('/en/lykia', page('<p>one</p>'), pageContext)
    const there = openAt(other)
    const taken = await there.get('/en/lykia', pageContext)
    expect(taken).toMatchObject({ value: { html: '<p>one</p>' } })
    expect(taken?.cacheControl?.revalidate).toBeLessThanOrEqual(3600)
    kept.clear()
    expect(await there.get('/en/lykia', pageContext)).toMatchObject({ value: { html: '<p>one</p>' } })
  })

  test('a page of which a tag has ended is not, even if the store was away when it ended', async () => {
    await openAt(folder).set('/en/lykia', page('<p>old</p>'), pageContext)
    known.learn([{ tag: 'lykia:settings', number: 1 }])
    expect(await openAt(other).get('/en/lykia', pageContext)).toBeNull()
  })

  test('nothing is taken over before all invalidations are known', async () => {
    await openAt(folder).set('/en/lykia', page('<p>one</p>'), pageContext)
    known.isComplete = false
    expect(await openAt(other).get('/en/lykia', pageContext)).toBeNull()
  })

  test.each(['a tag of it has ended', 'the invalidations are not known yet'])(
    'while the API is away it is served, though %s, and judged again when the API is back',
    async (why) => {
      await openAt(folder).set('/en/lykia', page('<p>old</p>'), pageContext)
      const there = openAt(other)
      if (why.startsWith('a tag')) known.learn([{ tag: 'lykia:settings', number: 1 }])
      else known.isComplete = false
      setUnavailable(true)
      const served = await there.get('/en/lykia', pageContext)
      setUnavailable(false)
      const evaluated = await there.get('/en/lykia', pageContext)
      expect(served).toMatchObject({ value: { html: '<p>old</p>' }, cacheControl: { revalidate: 1 } })
      expect(evaluated).toBeNull()
    },
  )

  test('data is nobody else’s: each storefront asks the API itself', async () => {
    await openAt(folder).set('key', DATA, context)
    expect(kept.size).toBe(0)
  })
})
