import sharp from 'sharp'
import { H, W } from './kit/path'
import { drawPicture, type PictureSpec } from './pictures'

/** 1600 × 1200 pixels need no more than this. */
const PIXELS = 4_000_000
const QUALITY = { quality: 82, effort: 6 } as const

// One core for each picture: the output does not depend on the machine.
sharp.concurrency(1)
sharp.cache(false)

/** A picture as a WebP file of 1600 × 1200 pixels, sRGB, without metadata. */
export function toWebp(spec: PictureSpec): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(spec)), { limitInputPixels: PIXELS })
    .resize(W, H, { fit: 'fill' })
    .flatten({ background: '#888888' })
    .removeAlpha()
    .webp(QUALITY)
    .toBuffer()
}
