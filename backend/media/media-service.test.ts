import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueueFullError } from '../platform/shared/bounded-queue'
import { createFolderStorage } from '../platform/storage/folder-storage'
import { type Storage, StorageUnavailableError } from '../platform/storage/storage'
import { encodeVariant } from './encode-variant'
import { type PictureEncoder, UnreadablePictureError } from './encoder-messages'
import { createMediaService, type MediaService } from './media-service'
import { parseMediaAddress } from './names'
import { preparePicture } from './prepare-picture'

let folder: string
let storage: Storage
let media: MediaService
const encode = vi.fn<PictureEncoder['encode']>(encodeVariant)
/** Answers like the encoder process. */
const prepare: PictureEncoder['prepare'] = (request) =>
  preparePicture(request).catch((error: unknown) => {
    throw new UnreadablePictureError(String(error))
  })
const warn = vi.fn()

/** Reads a path like the API. */
async function read(path: string, options?: { isProbe: boolean }) {
  const address = parseMediaAddress(path)
  return address && media.read(address, options)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-media-'))
  storage = createFolderStorage(folder)
  media = createMediaService({ storage, encoder: { encode, prepare }, log: { warn } })
  encode.mockClear()
  warn.mockClear()
})
afterEach(async () => {
  await media.stop()
  await rm(folder, { recursive: true, force: true })
})

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7ac' } })
const addressOf = (hash: string, variant: string) => `lykia/urun/1/boat-${hash}-${variant}`

async function listKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  return keys.sort()
}

test('a photograph is kept as it is, and sent upright and without metadata', async () => {
  const body = await picture(2000, 1000)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { hash, width, height, placeholder } = await media.store('lykia', 'urun', body)
  expect([width, height]).toEqual([1000, 2000])
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(await storage.read(`lykia/media/${hash}/original`)).toEqual(body)
  const full = await sharp((await storage.read(`lykia/media/${hash}/full.webp`)) ?? Buffer.alloc(0)).metadata()
  expect(full).toMatchObject({ format: 'webp', width: 1000, height: 2000 })
  expect([full.exif, full.orientation]).toEqual([undefined, undefined])
})

test('a picture that is cut off is refused, and nothing of it is kept', async () => {
  const body = await picture(800, 600).jpeg().toBuffer()
  await expect(media.store('lykia', 'urun', body.subarray(0, body.length / 2))).rejects.toThrow('notAnImage')
  expect(await listKeys()).toEqual([])
})

test('a WebP file that can be sent as it is lies there once', async () => {
  const body = await picture(1600, 1200).webp().toBuffer()
  const { hash } = await media.store('lykia', 'urun', body)
  await media.store('lykia', 'urun', body)
  expect(await listKeys()).toEqual([`lykia/media/${hash}/full.webp`])
  expect(await storage.read(`lykia/media/${hash}/full.webp`)).toEqual(body)
})

test('until a variant exists the next larger file is sent, and the variant is made once', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(1600, 1200).webp().toBuffer())
  const first = await Promise.all([1, 2, 3].map(() => read(addressOf(hash, '320.avif'))))
  for (const sent of first) expect(sent).toMatchObject({ contentType: 'image/webp', isFinal: false })
  await vi.waitFor(async () => expect(await read(addressOf(hash, '320.avif'))).toMatchObject({ isFinal: true }), {
    timeout: 20_000,
  })
  expect(encode).toHaveBeenCalledTimes(1)
  const made = await read(addressOf(hash, '320.avif'))
  expect(made?.contentType).toBe('image/avif')
  expect(await sharp(made?.body).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 })
  expect((await read(addressOf(hash, '320.webp')))?.body).toEqual(made?.body)
})

test('a probe gets the next larger file, and no variant is made for it', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(400, 300).webp().toBuffer())
  expect(await read(addressOf(hash, '320.avif'), { isProbe: true })).toMatchObject({ isFinal: false })
  await media.stop()
  expect(encode).not.toHaveBeenCalled()
})

test('a narrow picture is never enlarged', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(500, 400).png().toBuffer())
  const variant = await vi.waitFor(async () => {
    const sent = await read(addressOf(hash, '960.webp'))
    expect(sent).toMatchObject({ isFinal: true })
    return sent
  })
  expect(await sharp(variant?.body).metadata()).toMatchObject({ width: 500 })
})

test('a picture that cannot be encoded is sent in its full size and not tried again', async () => {
  encode.mockRejectedValue(new UnreadablePictureError('broken'))
  const { hash } = await media.store('lykia', 'urun', await picture(700, 500).webp().toBuffer())
  for (const _ of [1, 2, 3]) {
    expect(await read(addressOf(hash, '640.avif'))).toMatchObject({ isFinal: false })
    await new Promise((done) => setTimeout(done, 20))
  }
  expect(encode).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledTimes(1)
  encode.mockImplementation(encodeVariant)
})

test('a variant that the storage could not take is made at a later request', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(700, 500).webp().toBuffer())
  const write = vi.spyOn(storage, 'write').mockRejectedValueOnce(new StorageUnavailableError('no answer'))
  await read(addressOf(hash, '320.webp'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await read(addressOf(hash, '320.webp'))).toMatchObject({ isFinal: true }), {
    timeout: 10_000,
  })
  expect(write).toHaveBeenCalledTimes(2)
})

test.each(['320.avif', '320-1.avif', '320-9.avif'])(
  'a variant of other settings, %s, is sent until the new one is made, and is then removed',
  async (former) => {
    const { hash } = await media.store('lykia', 'urun', await picture(1600, 1200).webp().toBuffer())
    const key = `lykia/media/${hash}/${former}`
    const others = [`lykia/media/${hash}/320.webp`, `lykia/media/${hash}/480.avif`]
    for (const each of [key, ...others]) await storage.write(each, Buffer.from(each))
    expect(await read(addressOf(hash, '320.avif'))).toMatchObject({ body: Buffer.from(key), isFinal: false })
    await vi.waitFor(async () => expect(await storage.stat(key)).toBeNull(), { timeout: 10_000 })
    const made = await read(addressOf(hash, '320.avif'))
    expect(made).toMatchObject({ contentType: 'image/avif', isFinal: true })
    expect(made?.body).not.toEqual(Buffer.from(key))
    for (const other of others) expect(await storage.stat(other)).not.toBeNull()
    expect(encode).toHaveBeenCalledTimes(1)
  },
)

test('the newest of several former variants is sent', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(1600, 1200).webp().toBuffer())
  for (const name of ['640-3.webp', '480-4.avif', '480.webp', '480-3.webp', 'note.txt'])
    await storage.write(`lykia/media/${hash}/${name}`, Buffer.from(name))
  expect((await read(addressOf(hash, '320.webp'), { isProbe: true }))?.body.toString()).toBe('480-3.webp')
  expect((await read(addressOf(hash, '640.avif'), { isProbe: true }))?.body.toString()).toBe('640-3.webp')
})

test('a picture of one tenant is not another one’s, and what is not there is null', async () => {
  const { hash } = await media.store('lykia', 'urun', await picture(100, 80).webp().toBuffer())
  const path = addressOf(hash, '320.webp')
  expect(await read(path)).not.toBeNull()
  expect(await read(path.replace('lykia', 'orion'))).toBeNull()
  await media.copyFiles('lykia', 'orion', [hash])
  expect(await read(path.replace('lykia', 'orion'))).not.toBeNull()
  expect(await read(addressOf('0000000000000000', '320.webp'))).toBeNull()
})

test('a drawing is sent as it was given', async () => {
  const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>')
  const { hash } = await media.store('lykia', 'logo', body)
  expect(await read(`lykia/logo/sign-${hash}.svg`)).toEqual({
    body,
    contentType: 'image/svg+xml',
    isFinal: true,
  })
})

test('a drawing that was stored as an original is still sent', async () => {
  const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>')
  await storage.write('lykia/media/0f3c5a7b9d1e2f30/original', body)
  expect(await read('lykia/logo/sign-0f3c5a7b9d1e2f30.svg')).toMatchObject({ body })
})

test('the address of a drawing never sends the original of a photograph', async () => {
  const body = await picture(40, 30)
    .jpeg()
    .withExif({ IFD0: { Artist: '<svg xmlns="http://www.w3.org/2000/svg"/>' } })
    .toBuffer()
  const { hash } = await media.store('lykia', 'urun', body)
  expect(await storage.read(`lykia/media/${hash}/original`)).toEqual(body)
  expect(await read(`lykia/urun/1/boat-${hash}.svg`)).toBeNull()
})

test('a drawing for a folder of photographs is refused, and nothing of it is kept', async () => {
  const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect(media.store('lykia', 'urun', body)).rejects.toThrow('unsupportedFormat')
  expect(await listKeys()).toEqual([])
})

test('a very high picture is sent within the bounds of its variant', async () => {
  const body = await sharp({ create: { width: 300, height: 16_000, channels: 3, background: '#7ac' } })
    .png()
    .toBuffer()
  const { hash, placeholder } = await media.store('lykia', 'urun', body)
  expect(placeholder?.length).toBeLessThan(1_000)
  expect(await sharp((await read(addressOf(hash, '1600.webp')))?.body).metadata()).toMatchObject({
    width: 90,
    height: 4_800,
  })
})

test('a picture that finds too many before it is refused, and nothing of it is kept', async () => {
  const full = createMediaService({
    storage,
    encoder: { encode, prepare: () => Promise.reject(new QueueFullError('full')) },
    log: { warn },
  })
  const stored = full.store('lykia', 'urun', await picture(400, 300).jpeg().toBuffer())
  await expect(stored).rejects.toMatchObject({ code: 'uploadBusy', status: 503 })
  expect(await listKeys()).toEqual([])
})

test('the original is not kept when the picture that is sent cannot be made', async () => {
  const broken = createMediaService({
    storage,
    encoder: { encode, prepare: () => Promise.reject(new Error('the encoder ended')) },
    log: { warn },
  })
  await expect(broken.store('lykia', 'urun', await picture(400, 300).jpeg().toBuffer())).rejects.toThrow('ended')
  expect(await listKeys()).toEqual([])
})
