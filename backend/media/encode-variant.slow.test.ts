import { readdir, readFile } from 'node:fs/promises'
import { ssim } from '@blazediff/ssim'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@/domain/media/variants'
import { encodeVariant } from './encode-variant'

const FOLDER = 'demo/images'
const COUNT = 20
/** Bubbles and steam: the two images with the highest loss. */
const HARDEST = ['thermal-pool-morning.webp', 'thermal-pool-dusk.webp']
/** Red, green, blue and opacity. */
const CHANNELS = 4
/** Minimum SSIM of a variant against the losslessly scaled original. 1 means equal. */
const LOWEST_SSIM = 0.97

/** Reads every n-th demo image, so that all subjects are included. */
async function readImages(): Promise<Buffer[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp')).sort()
  const spread = Array.from({ length: COUNT }, (_, index) => names[Math.floor(((index + 0.5) * names.length) / COUNT)])
  const picked = new Set([...HARDEST, ...spread])
  return Promise.all([...picked].map((name = '') => readFile(`${FOLDER}/${name}`)))
}

const images = await readImages()

const toPixels = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** In px. The package halves pictures of 384 px a side or more before it compares. Shorter strips keep their size. */
const STRIP = 256

function compare(first: Buffer, second: Buffer, width: number, height: number): number {
  const count = Math.ceil(height / STRIP)
  const edges = Array.from({ length: count + 1 }, (_, index) => Math.floor((height * index) / count))
  const sum = edges.slice(1).reduce((total, bottom, index) => {
    const top = edges[index] ?? 0
    const cut = (pixels: Buffer) => pixels.subarray(top * width * CHANNELS, bottom * width * CHANNELS)
    return total + ssim(cut(first), cut(second), undefined, width, bottom - top) * (bottom - top)
  }, 0)
  return sum / height
}

async function measure(source: Buffer, width: PictureWidth, format: PictureFormat): Promise<number> {
  const { data, info } = await toPixels(sharp(source).resize({ width }))
  const variant = await toPixels(sharp(await encodeVariant({ source, width, format })))
  return compare(data, variant.data, info.width, info.height)
}

/** Every second image as AVIF, the others as WebP. */
/** 20 pictures at full size: 10 s on an idle machine with two cores. */
const TIMEOUT_MS = 120_000

it.each(PICTURE_WIDTHS)(
  `variants of %i px have an SSIM of ${LOWEST_SSIM} at least`,
  { timeout: TIMEOUT_MS },
  async (width) => {
    const formatOf = (index: number) => (index % 2 === 0 ? 'avif' : 'webp')
    const values = await Promise.all(images.map((source, index) => measure(source, width, formatOf(index))))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(LOWEST_SSIM)
  },
)
