import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryOf } from './gallery'
import { PictureCache } from './picture-cache'
import { PictureStore, parseVariant, specOfFile } from './picture-store'
import { pictureKey } from './pictures'
import { renderPictures } from './render'

let root = ''
const log = (): void => undefined
const known = 'lykia/pictures/hammam-3-0'

function open(isKnown = (file: string): boolean => file === known): PictureStore {
  return new PictureStore({
    uploadsDir: join(root, 'uploads'),
    cacheDir: join(root, 'cache'),
    log,
    isKnown,
    concurrency: 2,
  })
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('names of pictures and variants', () => {
  expect(specOfFile('lykia/pictures/side-103-2')).toEqual(galleryOf('side', 103)[2])
  for (const file of [
    'lykia/pictures/nowhere-1-0',
    'lykia/pictures/side-1-5',
    '../pictures/side-1-0',
    'lykia/side-1-0',
    'lykia/pictures/side--1-0',
  ])
    expect(specOfFile(file), file).toBeNull()
  expect(parseVariant(`${known}-640.avif`)).toEqual({ file: known, width: 640, format: 'avif' })
  for (const path of [`${known}-641.avif`, `${known}-0640.avif`, `${known}-640.png`, known])
    expect(parseVariant(path), path).toBeNull()
})

test('a picture that is not drawn yet is drawn when it is asked for, once', async () => {
  const store = open()
  const [avif, again, webp] = await Promise.all([
    store.read(`${known}-320.avif`),
    store.read(`${known}-320.avif`),
    store.read(`${known}-640.webp`),
  ])
  expect(avif?.type).toBe('image/avif')
  expect(again?.body).toEqual(avif?.body)
  expect(await sharp(webp?.body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
  expect(await new PictureCache(join(root, 'cache')).ensure(galleryOf('hammam', 3)[0] ?? fail(), 'card')).toBe(false)
})

function fail(): never {
  throw new Error('the gallery is empty')
}

test('only pictures of a tenant are drawn', async () => {
  const store = open()
  expect(await store.read('lykia/pictures/hammam-4-0-320.avif')).toBeNull()
  expect(await store.read('lykia/pictures/nowhere-3-0-320.avif')).toBeNull()
  expect(await store.read('nobody/brand/logo.svg')).toBeNull()
})

test('brand files are drawn unless the tenant has its own', async () => {
  const store = open()
  expect((await store.read('orion/brand/logo.svg'))?.body.toString()).toContain('Orion Reisen')
  await mkdir(join(root, 'uploads/orion/brand'), { recursive: true })
  await writeFile(join(root, 'uploads/orion/brand/logo.svg'), '<svg/>')
  expect((await store.read('orion/brand/logo.svg'))?.body.toString()).toBe('<svg/>')
})

test('front pages have pictures of their own', () => {
  expect(specOfFile('lykia/pictures/hero-0-0')).toMatchObject({ scene: 'coastroad' })
  expect(specOfFile('orion/pictures/hero-1-0')).toMatchObject({ scene: 'cappadocia' })
  expect(specOfFile('orion/pictures/hero-1-1')).toBeNull()
  expect(specOfFile('orion/pictures/hero-99-0')).toBeNull()
})

test('filling publishes every variant; a second time, and another tenant, costs no drawing', async () => {
  const store = open()
  const first = await store.fill([{ file: known, cover: true }])
  expect(first).toMatchObject({ drawn: 1, reused: 1, failed: 0 })
  const names = (await readdir(join(root, 'uploads/lykia/pictures'))).filter((name) => name.startsWith('hammam-3-0'))
  expect(names).toHaveLength(10)
  const second = await store.fill([
    { file: known, cover: true },
    { file: known.replace('lykia', 'orion'), cover: true },
  ])
  expect(second).toMatchObject({ drawn: 0, reused: 4, failed: 0 })
  const large = await sharp(join(root, 'uploads/orion/pictures/hammam-3-0-1600.avif')).metadata()
  expect([large.width, large.height]).toEqual([1600, 1200])
  const card = await stat(join(root, 'uploads/orion/pictures/hammam-3-0-640.avif'))
  expect(card.size).toBeLessThan(12 * 1024)
})

test('two processes that want one picture draw it once, and a lock that a dead one left is no obstacle', async () => {
  const [spec = fail()] = galleryOf('hammam', 9)
  const folder = join(root, 'cache', pictureKey(spec))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.card.lock'), '')
  await utimes(join(folder, '.card.lock'), new Date(0), new Date(0))
  const caches = [new PictureCache(join(root, 'cache')), new PictureCache(join(root, 'cache'))]
  const drew = await Promise.all(caches.map((cache) => cache.ensure(spec, 'card')))
  expect(drew.filter(Boolean)).toHaveLength(1)
  const left = await readdir(folder)
  expect(left.filter((name) => name.startsWith('.'))).toEqual([])
})

test('the same picture is the same file, to the byte', async () => {
  const [spec = fail()] = galleryOf('hammam', 11)
  const read = async (dir: string): Promise<Buffer> => {
    const outBase = join(root, dir, 'a')
    await renderPictures([{ spec, outBase }], { cacheDir: join(root, `${dir}-cache`), log })
    return await readFile(`${outBase}-320.webp`)
  }
  expect(await read('one')).toEqual(await read('two'))
})

test('a stopped run draws nothing more', async () => {
  const [spec = fail()] = galleryOf('hammam', 12)
  const report = await renderPictures([{ spec, outBase: join(root, 'stopped') }], {
    cacheDir: join(root, 'cache'),
    log,
    signal: AbortSignal.abort(),
  })
  expect(report).toMatchObject({ drawn: 0, reused: 0, failed: 0 })
})
