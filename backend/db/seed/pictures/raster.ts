import sharp from 'sharp'
import { rng } from './kit/random'
import { type Detail, drawPicture, type PictureSpec } from './pictures'

export const PICTURE_WIDTHS = [320, 480, 640, 960, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Variants that come from one raster and are made together. */
export type Batch = 'card' | 'page'

export interface Variant {
  readonly width: PictureWidth
  readonly format: PictureFormat
  readonly body: Buffer
}

interface Pixels {
  readonly data: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 }
}

const DETAIL: Readonly<Record<Batch, { width: 640 | 1600; detail: Detail; widths: readonly PictureWidth[] }>> = {
  card: { width: 640, detail: 'card', widths: [640, 480, 320] },
  page: { width: 1600, detail: 'full', widths: [1600, 960] },
}

/**
 * Measured on this series: AVIF at effort 0 is a fifth of the time of effort 2 for a tenth more bytes, and these qualities keep a card at
 * 640 px near 9 KiB and a first picture at 960 px under 35 KiB.
 */
const QUALITY: Readonly<Record<PictureWidth, { avif: number; webp: number }>> = {
  320: { avif: 36, webp: 55 },
  480: { avif: 34, webp: 52 },
  640: { avif: 31, webp: 50 },
  960: { avif: 38, webp: 60 },
  1600: { avif: 44, webp: 68 },
}

// one core for each picture; several pictures at a time use the others
sharp.concurrency(1)
sharp.cache(false)

export function batchOf(width: PictureWidth): Batch {
  return width > DETAIL.card.width ? 'page' : 'card'
}

export function widthsOf(batch: Batch): readonly PictureWidth[] {
  return DETAIL[batch].widths
}

async function rasterise(spec: PictureSpec, batch: Batch): Promise<Pixels> {
  const { width, detail } = DETAIL[batch],
    svg = Buffer.from(drawPicture(spec, detail))
  const { data, info } = await sharp(svg, { limitInputPixels: 4_000_000 })
    .resize(width, (width * 3) / 4, { fit: 'fill' })
    .flatten({ background: '#888888' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: 3 } }
}

const TILE = 512
let tile: Buffer | undefined

/** Paper grain around middle grey: laid over the pixels it also breaks the bands of long gradients. */
function grain(): Buffer {
  if (tile) return tile
  const random = rng('grain')
  const noise = Float64Array.from({ length: TILE * TILE }, () => random() + random() + random() - 1.5)
  const at = (x: number, y: number): number => noise[(y % TILE) * TILE + (x % TILE)] ?? 0
  tile = Buffer.alloc(TILE * TILE * 3)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const v = at(x, y) * 0.65 + (at(x + 1, y) + at(x, y + 1)) * 0.32
      tile.fill(Math.round(128 + v * 26), (y * TILE + x) * 3, (y * TILE + x) * 3 + 3)
    }
  return tile
}

async function printed({ data, raw }: Pixels): Promise<Pixels> {
  const overlay = {
    input: grain(),
    raw: { width: TILE, height: TILE, channels: 3 as const },
    tile: true,
    blend: 'soft-light' as const,
  }
  return { data: await sharp(data, { raw }).composite([overlay]).removeAlpha().raw().toBuffer(), raw }
}

async function encode(pixels: Pixels, width: PictureWidth): Promise<Variant[]> {
  const image = sharp(pixels.data, { raw: pixels.raw }),
    sized = width === pixels.raw.width ? image : image.resize(width),
    { avif, webp } = QUALITY[width]
  return [
    {
      width,
      format: 'avif',
      body: await sized.clone().avif({ quality: avif, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
    },
    { width, format: 'webp', body: await sized.clone().webp({ quality: webp, effort: 2 }).toBuffer() },
  ]
}

/** Draws a picture and encodes one batch of its variants, the widest first. */
export async function rasters(spec: PictureSpec, batch: Batch): Promise<Variant[]> {
  const drawn = await rasterise(spec, batch),
    pixels = batch === 'page' ? await printed(drawn) : drawn,
    variants: Variant[] = []
  for (const width of widthsOf(batch)) variants.push(...(await encode(pixels, width)))
  return variants
}
