import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInlineScripts } from '@/lib/security/script-sources.cjs'

const Handler = createRequire(import.meta.url)('./handler.cjs')
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
  expect(found.headers).toEqual({ 'x-next-cache-tags': 'one', 'x-script-sources': sources })
  expect(missing.headers['x-script-sources']).toBe(sources)
})
