import { open, readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { encodeVariant } from '@/backend/media/encode-variant'
import { DEMO_COMPANIES, requireDemoTenant } from '@/demo/load/read-tenant'
import type { DemoMenu, DemoTenant } from '@/demo/load/tenant-schema'
import { PICTURE_FORMATS } from '@/domain/media/variants'
import { LOCALES } from '@/domain/shared/locales'
import formerJson from './former.json'
import imagesJson from './images.json'

interface DemoImage {
  id: string
  subject: string
  hour: string
  body?: string
  focalPoint?: { x: number; y: number }
  alt: Record<string, string>
}

const images: readonly DemoImage[] = imagesJson
const former: Readonly<Record<string, string>> = formerJson

const MEBIBYTE = 1024 * 1024
const folder = fileURLToPath(new URL('.', import.meta.url))
const byId = new Map(images.map((image) => [image.id, image]))
/** Images of menu entries, in reading order. */
const listMenus = (menus: readonly DemoMenu[]): string[] =>
  menus.flatMap(({ image, children }) => [...(image ? [image] : []), ...listMenus(children ?? [])])

/** Images by their slot: `product/<code>`, `page/<type>/<key>`, `menu/<n>`, `home/<section>`. */
function listSlots({ products, pages, menus, settings }: DemoTenant): Record<string, readonly string[]> {
  const { hero, promotion } = settings.home
  return Object.fromEntries([
    ...products.map(({ code, images }) => [`product/${code}`, images]),
    ...pages.flatMap(({ pageType, key, image }) => (image ? [[`page/${pageType}/${key}`, [image]]] : [])),
    ...listMenus(menus).map((image, index) => [`menu/${index}`, [image]]),
    ['home/hero', [hero.image, ...hero.images.map(({ image }) => image)]],
    ...(promotion ? [['home/promotion', [promotion.image]]] : []),
  ])
}

const companies = DEMO_COMPANIES.map((company) => [company, listSlots(requireDemoTenant(company))] as const)
const productsOf = (company: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(company).filter(([slot]) => slot.startsWith('product/'))
const products = companies.flatMap(([, company]) => productsOf(company))
const ofKind = (letter: string) => products.filter(([slot]) => slot.split('-')[1] === letter)
const imagesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
const subjectsOf = (ids: readonly string[]) => imagesOf(ids).map(({ subject }) => subject)

/** Expected header of a lossy WebP file: container, first chunk, width and height. */
const HEADER = { container: 'RIFF/WEBP', chunk: 'VP8 ', width: 1600, height: 1200 }

async function readHeader(path: string) {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(30), 0, 30, 0)
  await file.close()
  const text = (from: number, to: number) => buffer.toString('latin1', from, to)
  return {
    container: `${text(0, 4)}/${text(8, 12)}`,
    chunk: text(12, 16),
    width: buffer.readUInt16LE(26) & 0x3fff,
    height: buffer.readUInt16LE(28) & 0x3fff,
  }
}

describe('the files', () => {
  it('are those that images.json names, 300 to 330 of them in at most 56 MiB', async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
    expect(files).toEqual(images.map(({ id }) => `${id}.webp`))
    expect(files.length).toBeGreaterThanOrEqual(300)
    expect(files.length).toBeLessThanOrEqual(330)
    const cards = await readdir(`${folder}640`)
    const paths = [...files, ...cards.map((name) => `640/${name}`)]
    const sizes = await Promise.all(paths.map(async (name) => (await stat(`${folder}${name}`)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(56 * MEBIBYTE)
  })

  it('are lossy WebP of 1600 × 1200 pixels in the simple format, which has no room for metadata', async () => {
    for (const { id } of images) expect(await readHeader(`${folder}${id}.webp`), id).toEqual(HEADER)
  })
})

describe('the variants that cards show', () => {
  it('are there for every image in every format', async () => {
    const expected = images.flatMap(({ id }) => PICTURE_FORMATS.map((format) => `${id}.${format}`))
    expect((await readdir(`${folder}640`)).sort()).toEqual(expected.sort())
  })

  it.each(PICTURE_FORMATS)('are what the media store makes of the originals: %s', async (format) => {
    for (const { id } of images.filter((_, index) => index % 60 === 0)) {
      const made = await encodeVariant({ source: await readFile(`${folder}${id}.webp`), width: 640, format })
      expect(made.equals(await readFile(`${folder}640/${id}.${format}`)), id).toBe(true)
    }
  })
})

describe('the choice of images', () => {
  it('uses every image, and no image that is missing', () => {
    const used = new Set(companies.flatMap(([, company]) => Object.values(company).flat()))
    expect([...used].sort()).toEqual(images.map(({ id }) => id))
    expect(Object.values(former).filter((id) => !byId.has(id))).toEqual([])
    expect(Object.keys(former)).toHaveLength(1247)
  })

  it('gives every product of both companies a cover of its own', () => {
    const covers = products.map(([, [cover]]) => cover)
    expect(new Set(covers).size).toBe(covers.length)
  })

  it('shows no image twice in a product, which has four to six', () => {
    for (const [slot, ids] of products) {
      expect(new Set(ids).size, slot).toBe(ids.length)
      expect([4, 5, 6], slot).toContain(ids.length)
    }
  })

  it.each(companies)('keeps the covers of %s out of its galleries, pages and menus', (_, company) => {
    const covers = new Set(productsOf(company).map(([, [cover]]) => cover))
    const galleries = productsOf(company).flatMap(([, [, ...rest]]) => rest)
    const pages = Object.entries(company).filter(([slot]) => !slot.startsWith('product/'))
    const others = [...galleries, ...pages.flatMap(([, ids]) => ids)]
    expect(others.filter((id) => covers.has(id))).toEqual([])
  })

  it.each(companies)('gives every page, menu entry and section of the home page of %s another image', (_, company) => {
    const ids = Object.entries(company).flatMap(([slot, list]) => (slot.startsWith('product/') ? [] : list))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what the images show', () => {
  it.each(ofKind('W'))('%s shows a wedding', (_, ids) => {
    expect(new Set(subjectsOf(ids))).toEqual(new Set(['wedding']))
  })

  it.each(ofKind('V'))('%s shows house, bedroom, bath, kitchen and view', (_, ids) => {
    expect(subjectsOf(ids)).toEqual(expect.arrayContaining(['exterior', 'bedroom', 'bath', 'kitchen', 'view']))
  })

  it.each(ofKind('C'))('%s shows cars of one body only', (_, ids) => {
    expect(new Set(imagesOf(ids).flatMap(({ body }) => body ?? [])).size).toBe(1)
    expect(['car', 'road']).toEqual(expect.arrayContaining([...new Set(subjectsOf(ids))]))
  })

  it.each(ofKind('R'))('%s shows vehicles, airports and roads', (_, ids) => {
    expect(['transfer', 'road']).toEqual(expect.arrayContaining([...new Set(subjectsOf(ids))]))
  })

  it.each(ofKind('H'))('%s shows treatment rooms and baths first, then rooms to rest in', (_, ids) => {
    const [cover, ...others] = subjectsOf(ids)
    expect(cover).toBe('health')
    expect(['health', 'bedroom', 'view']).toEqual(expect.arrayContaining(others))
  })

  it.each(['product/LYK-T-03', 'product/ORI-T-01'])('the cover of the sunrise flight %s shows sunrise', (slot) => {
    const [, [cover = ''] = []] = products.find(([name]) => name === slot) ?? []
    expect(byId.get(cover)?.hour).toBe('dawn')
  })
})

describe('the focal points', () => {
  it('are shares of width and height, and no image names its middle, which is what an image without one has', () => {
    const points = images.flatMap(({ focalPoint }) => focalPoint ?? [])
    expect(points.length).toBeGreaterThan(200)
    expect(points.filter(({ x, y }) => x < 0 || x > 1 || y < 0 || y > 1 || (x === 0.5 && y === 0.5))).toEqual([])
  })

  it.each(ofKind('C'))('of %s keep the wheels of its cars in a wide picture', (_, ids) => {
    const cars = imagesOf(ids).filter(({ body }) => body)
    expect(cars.filter(({ focalPoint }) => (focalPoint?.y ?? 0.5) < 0.7).map(({ id }) => id)).toEqual([])
  })
})

describe('the alternative texts', () => {
  it.each(LOCALES)('in %s are there and differ from each other', (locale) => {
    const texts = images.map(({ alt }) => alt[locale]?.trim() ?? '')
    expect(texts.filter((text) => text === '')).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })
})
