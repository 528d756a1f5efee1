import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '@/backend/platform/database/client'
import { adoptImages } from '@/demo/load/adopt-images'
import { startTestApi, type TestApi } from './harness'

const { pages, products, settings } = schema

/** Drawn pictures of the release before, and the images that took their place. */
const COVER = { file: 'alpha/pictures/airport-1-0', cover: 1 as const, placeholder: '#7ac,#fda' }
const SECOND = { file: 'alpha/pictures/airport-11-1', cover: 0 as const, placeholder: '#7ac,#fda' }
/** An operator's own file, put into the uploads folder by hand. */
const OWN = { file: 'alpha/own/harbour', cover: 0 as const }

let api: TestApi
let drawn: string

beforeAll(async () => {
  api = await startTestApi()
  const db = api.registry.requireDatabase('alpha')
  drawn = join(api.services.env.DATA_DIR, 'uploads/alpha/pictures')
  await mkdir(drawn, { recursive: true })
  await writeFile(join(drawn, 'airport-1-0-640.avif'), 'drawn')
  await db
    .update(products)
    .set({ images: [COVER, SECOND, OWN] })
    .where(eq(products.id, 1))
  await db
    .update(pages)
    .set({ images: [COVER] })
    .where(eq(pages.id, 1))
  await db
    .update(settings)
    .set({ value: { hero: { image: SECOND, title: 'x' } } })
    .where(eq(settings.section, 'home'))
  await adoptImages(api.services, 'alpha')
}, 60_000)
afterAll(() => api.stop())

const read = async () => {
  const db = api.registry.requireDatabase('alpha')
  const [product] = await db.select().from(products).where(eq(products.id, 1))
  const [page] = await db.select().from(pages).where(eq(pages.id, 1))
  const [home] = await db.select().from(settings).where(eq(settings.section, 'home'))
  return { product, page, home: home?.value }
}

test('entries of drawn pictures become image entries, with cover, order, focal points and alternative texts', async () => {
  const { product, page, home } = await read()
  expect(product?.images).toMatchObject([
    {
      file: expect.stringMatching(/^alpha\/urun\/1\/airport-forecourt-evening-/),
      cover: 1,
      focalPoint: { x: 0.35, y: 0.85 },
    },
    { file: expect.stringMatching(/^alpha\/urun\/1\/minibus-lagoon-evening-/), cover: 0 },
    OWN,
  ])
  expect(Object.keys(product?.images[0]?.alt ?? {}).sort()).toEqual(['ar', 'de', 'en', 'nl', 'ru', 'tr'])
  expect(page?.images).toMatchObject([{ file: expect.stringContaining('airport-forecourt-evening-'), cover: 1 }])
  expect(home).toMatchObject({
    hero: { image: { file: expect.stringMatching(/^alpha\/splash\/minibus-lagoon-evening-/) }, title: 'x' },
  })
})

test('a former address leads to a picture, and the files in the folder of the release before stay', async () => {
  const former = await api.app.request('/uploads/alpha/pictures/airport-1-0-640.avif')
  expect(former.status).toBe(301)
  const target = new URL(former.headers.get('location') ?? '', 'http://api/uploads/alpha/pictures/airport-1-0-640.avif')
  const answer = await api.app.request(target.pathname)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect(await readdir(drawn)).toEqual(['airport-1-0-640.avif'])
})

test('a second start changes nothing', async () => {
  const before = await read()
  await adoptImages(api.services, 'alpha')
  expect(await read()).toEqual(before)
})
