import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashInlineScripts } from '@/lib/security/script-sources.cjs'

const require = createRequire(import.meta.url)
const Handler = require('./handler.cjs')
const { SharedStore } = require('./shared-store.cjs')
const { KnownEndings } = require('./known-endings.cjs')
const DATA = { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: 'http://api.test/' }, revalidate: 60 }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-cache-'))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'BUILD_ID'), 'one')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function openCache(builtAt: Date) {
  await utimes(join(folder, 'BUILD_ID'), builtAt, builtAt)
  return new Handler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  })
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
  const KNOWN = Symbol.for('kervan.known-endings')
  const STATE = Symbol.for('kervan.api-state')
  const shared = globalThis as unknown as { [KNOWN]?: InstanceType<typeof KnownEndings>; [STATE]?: unknown }
  /** The files of a worker share it: a file before this one may have left an API that is away. */
  const stateBefore = shared[STATE]
  const setAway = (isAway: boolean) => {
    shared[STATE] = { askAway: async () => isAway }
  }
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

  beforeEach(async () => {
    other = await mkdtemp(join(tmpdir(), 'kervan-cache-'))
    await mkdir(join(other, 'server'))
    kept = new Map()
    shared[KNOWN] = new KnownEndings()
    shared[KNOWN].isComplete = true
    setAway(false)
  })
  afterEach(async () => {
    delete shared[KNOWN]
    shared[STATE] = stateBefore
    await rm(other, { recursive: true, force: true })
  })

  /** A storefront with files of its own; both are in this process and know the same endings. */
  function openAt(place: string) {
    const cache = new Handler({
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: join(place, 'server'),
      revalidatedTags: [],
    })
    const client = {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: Buffer) => void kept.set(key, value),
      exists: async (key: string) => Number(kept.has(key)),
    }
    cache.shared = new SharedStore(async () => client, 'test')
    return cache
  }

  test('a page that one has rendered is taken over by the other, and kept there', async () => {
    await openAt(folder).set('/en/lykia', page('<p>one</p>'), pageContext)
    const there = openAt(other)
    const taken = await there.get('/en/lykia', pageContext)
    expect(taken).toMatchObject({ value: { html: '<p>one</p>' } })
    expect(taken.cacheControl.revalidate).toBeLessThanOrEqual(3600)
    kept.clear()
    expect(await there.get('/en/lykia', pageContext)).toMatchObject({ value: { html: '<p>one</p>' } })
  })

  test('a page of which a tag has ended is not, even if the store was away when it ended', async () => {
    await openAt(folder).set('/en/lykia', page('<p>old</p>'), pageContext)
    shared[KNOWN]?.learn([{ tag: 'lykia:settings', number: 1 }])
    expect(await openAt(other).get('/en/lykia', pageContext)).toBeNull()
  })

  test('nothing is taken over before all endings are known', async () => {
    await openAt(folder).set('/en/lykia', page('<p>one</p>'), pageContext)
    Object.assign(shared[KNOWN] ?? {}, { isComplete: false })
    expect(await openAt(other).get('/en/lykia', pageContext)).toBeNull()
  })

  test.each(['a tag of it has ended', 'the endings are not known yet'])(
    'while the API is away it is served, though %s, and judged again when the API is back',
    async (why) => {
      await openAt(folder).set('/en/lykia', page('<p>old</p>'), pageContext)
      const there = openAt(other)
      if (why.startsWith('a tag')) shared[KNOWN]?.learn([{ tag: 'lykia:settings', number: 1 }])
      else Object.assign(shared[KNOWN] ?? {}, { isComplete: false })
      setAway(true)
      const served = await there.get('/en/lykia', pageContext)
      setAway(false)
      const judged = await there.get('/en/lykia', pageContext)
      expect(served).toMatchObject({ value: { html: '<p>old</p>' }, cacheControl: { revalidate: 1 } })
      expect(judged).toBeNull()
    },
  )

  test('data is nobody else’s: each storefront asks the API itself', async () => {
    await openAt(folder).set('key', DATA, context)
    expect(kept.size).toBe(0)
  })
})
