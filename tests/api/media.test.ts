import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AboutMedia, findRenamedMedia, insertMedia } from '@/backend/media/media-service'
import { poolOf, schema } from '@/backend/platform/database/client'
import { StorageRefusedError } from '@/backend/platform/storage/storage'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function add(background: string, about: Partial<AboutMedia> = {}) {
  const stored = await api.services.media.store('alpha', 'urun', await picture(background))
  const db = api.registry.requireDatabase('alpha')
  return insertMedia(db, 'alpha', stored, {
    folder: 'urun',
    ownerId: 1,
    name: 'Boat',
    alt: { en: 'A boat', de: 'Ein Boot' },
    focalPoint: { x: 0.25, y: 0.5 },
    ...about,
  })
}

const ask = async (path: string) => api.app.request(`/uploads/${path}`)

test('a picture is an image entry, and its variants can be asked for at once', async () => {
  const image = await add('#7ac')
  expect(image).toMatchObject({
    file: expect.stringMatching(/^alpha\/urun\/1\/boat-[0-9a-f]{16}$/),
    alt: { en: 'A boat', de: 'Ein Boot' },
    focalPoint: { x: 0.25, y: 0.5 },
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  const first = await ask(`${image.file}-320.avif`)
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  const final = await vi.waitFor(
    async () => {
      const answer = await ask(`${image.file}-320.avif`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      return answer
    },
    { timeout: 10_000 },
  )
  expect(final.headers.get('content-type')).toBe('image/avif')
  expect(final.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the address of the release before leads to the one of today', async () => {
  const image = await add('#a7c', { formerFile: 'pictures/kekova-3-1' })
  const again = await add('#a7c', { formerFile: 'pictures/kekova-4-0' })
  expect(again.file).toBe(image.file)
  for (const former of ['kekova-3-1', 'kekova-4-0']) {
    const answer = await ask(`alpha/pictures/${former}-640.avif`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `../${image.file.slice('alpha/'.length)}-640.avif`,
    ])
  }
  expect((await ask('beta/pictures/kekova-3-1-640.avif')).status).not.toBe(301)
})

test('a former address is found by an index, however many pictures there are', async () => {
  const db = api.registry.requireDatabase('alpha')
  await db.execute(`insert into media (file, hash, folder, content_type, bytes, former_files)
    select 'urun/' || n, lpad(to_hex(n), 16, '0'), 'urun', 'image/webp', 1, array['pictures/many-' || n || '-0']
    from generate_series(1, 20000) n`)
  await db.execute('analyze media')
  const asked = vi.spyOn(poolOf(db), 'query')
  expect(await findRenamedMedia(db, 'pictures/many-777-0')).toBe('urun/777')
  const [query, values] = asked.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]]
  asked.mockRestore()
  const plan = await poolOf(db).query<{ 'QUERY PLAN': string }>(`explain ${query.text}`, values)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('media_former_files')
})

test('a picture that is added again says what it was given last', async () => {
  const image = await add('#c7a')
  const changed = { alt: { en: 'A boat at noon' }, focalPoint: { x: 0.75, y: 0.25 } }
  expect(await add('#c7a', changed)).toMatchObject({ file: image.file, ...changed })
  const rows = await api.registry
    .requireDatabase('alpha')
    .select()
    .from(schema.media)
    .where(eq(schema.media.file, image.file.slice('alpha/'.length)))
  expect(rows).toMatchObject([{ alt: changed.alt, focalX: 0.75, focalY: 0.25 }])
})

test('a drawing is a logo or favicon, and no picture of a product', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const stored = await api.services.media.store('alpha', 'logo', drawing)
  const db = api.registry.requireDatabase('alpha')
  const about = { ownerId: null, name: 'sign' }
  const { file } = await insertMedia(db, 'alpha', stored, { ...about, folder: 'logo' })
  const { headers } = await ask(`${file}.svg`)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  // Opened as a page it is kept from the visitor's session and runs no script.
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
  await expect(insertMedia(db, 'alpha', stored, { ...about, folder: 'urun' })).rejects.toThrow('unsupportedFormat')
})

test('an address names its picture in every part, or nothing', async () => {
  const { file } = await add('#7a7')
  for (const other of [
    file.replace('/urun/1/', '/urun/9999999999/'),
    file.replace('/urun/1/', '/splash/'),
    file.replace('/boat-', '/fraud-and-theft-'),
  ])
    expect((await ask(`${other}-320.avif`)).status, other).toBe(404)
  expect((await ask(`${file}.svg`)).status).toBe(404)
})

test('a known picture is answered with 304, HEAD with the length, and neither makes a variant', async () => {
  const image = await add('#77a')
  const path = `/uploads/${image.file}-480.webp`
  const head = await api.app.request(path, { method: 'HEAD' })
  expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, expect.any(Number)])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
  expect(head.headers.get('etag')).toBeNull()
  const etag = await vi.waitFor(
    async () => {
      const tag = (await api.app.request(path)).headers.get('etag')
      expect(tag).toMatch(/^"[0-9a-f]{16}-480-webp"$/)
      return tag ?? ''
    },
    { timeout: 10_000 },
  )
  for (const known of [etag, `"x", W/${etag}`]) {
    const again = await api.app.request(path, { headers: { 'if-none-match': known } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  }
  expect((await api.app.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('a storage that refuses is not available, and nothing of it is told', async () => {
  const image = await add('#aa7')
  const read = vi.spyOn(api.services.media, 'read').mockRejectedValueOnce(new StorageRefusedError('403 AccessDenied'))
  const answer = await ask(`${image.file}-320.avif`)
  expect([answer.status, await answer.text()]).toEqual([503, expect.not.stringContaining('AccessDenied')])
  read.mockRestore()
})

test('a picture of one tenant is not another one’s', async () => {
  const image = await add('#ca7')
  expect((await ask(`${image.file.replace('alpha', 'beta')}-640.webp`)).status).toBe(404)
})
