import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QueueFullError } from '../platform/shared/bounded-queue'
import { UnreadablePictureError } from './encoder-messages'
import { EncoderProcess } from './encoder-process'

let folder: string
let encoder: EncoderProcess
let pid = 0

beforeAll(async () => {
  // In `.build`, beside the bundles of the shop: other checks scan the rest of the tree at the same time.
  await mkdir('.build', { recursive: true })
  folder = await mkdtemp('.build/encoder-')
  const outfile = join(folder, 'encoder.mjs')
  await build({
    entryPoints: ['backend/media/encoder-main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
  })
  encoder = new EncoderProcess(outfile, (child) => {
    pid = child.pid ?? 0
  })
})
afterAll(async () => {
  encoder.stop()
  await rm(folder, { recursive: true, force: true })
})

const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#7ac' } })
    .webp()
    .toBuffer()

test('pictures are encoded in a process of low priority', async () => {
  const body = await encoder.encode({ source: await picture(400), width: 320, format: 'avif' })
  expect(await sharp(body).metadata()).toMatchObject({ format: 'heif', width: 320 })
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW)
})

test('a picture is prepared between the variants that wait', async () => {
  const source = await picture(400)
  const order: string[] = []
  const encode = () => encoder.encode({ source, width: 320, format: 'webp' }).then(() => order.push('variant'))
  const work = [encode(), encode(), encode()]
  const { full, placeholder } = await encoder.prepare({ source, needsFull: true })
  order.push('prepared')
  await Promise.all(work)
  expect(order.indexOf('prepared')).toBeLessThan(3)
  expect(await sharp(full ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 400 })
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('pictures beyond those that may wait are refused at once, and those that wait are prepared', async () => {
  const source = await picture(400)
  const narrow = new EncoderProcess(join(folder, 'encoder.mjs'), undefined, 2)
  const ends = await Promise.allSettled(Array.from({ length: 6 }, () => narrow.prepare({ source, needsFull: false })))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused.map((error) => error instanceof QueueFullError)).toEqual([true, true, true])
  expect((await narrow.prepare({ source, needsFull: false })).placeholder).toMatch(/^data:/)
  narrow.stop()
})

test('a file that is no picture is an error, and the next picture is encoded', async () => {
  await expect(encoder.encode({ source: Buffer.from('x'), width: 320, format: 'webp' })).rejects.toThrow(
    UnreadablePictureError,
  )
  const before = pid
  expect((await encoder.encode({ source: await picture(400), width: 320, format: 'webp' })).length).toBeGreaterThan(0)
  expect(pid).toBe(before)
})

test('an encoder that was killed fails its picture, and another one takes its place', async () => {
  const before = pid
  const work = encoder.encode({ source: await picture(1600), width: 1600, format: 'avif' })
  process.kill(before, 'SIGKILL')
  await expect(work).rejects.toThrow('ended')
  await encoder.encode({ source: await picture(400), width: 320, format: 'webp' })
  expect(pid).not.toBe(before)
})
