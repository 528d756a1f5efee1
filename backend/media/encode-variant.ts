import sharp from 'sharp'
import type { PictureFormat, PictureWidth } from '@/domain/media/variants'
import { MAXIMUM_PIXELS } from './inspect-image'
import { sizeOf } from './names'

export interface VariantRequest {
  source: Buffer
  width: PictureWidth
  format: PictureFormat
}

/** libvips uses one thread for a picture and caches no decoded pictures. */
sharp.concurrency(1)
sharp.cache(false)

/**
 * Quality (1 to 100) and effort by width. If you change the settings, raise `ENCODER_VERSION` (names.ts). An error of
 * one pixel is more visible in a narrow file. Chosen on 20 images: SSIM of at least 0.97 and less than 100 ms for a
 * variant, in as few bytes as possible (docs/measurements.md).
 */
const AVIF: Readonly<Record<PictureWidth, { quality: number; effort: number }>> = {
  320: { quality: 70, effort: 1 },
  480: { quality: 68, effort: 1 },
  640: { quality: 59, effort: 0 },
  960: { quality: 56, effort: 0 },
  1280: { quality: 50, effort: 0 },
  1600: { quality: 48, effort: 0 },
}
const WEBP_QUALITY: Readonly<Record<PictureWidth, number>> = {
  320: 84,
  480: 80,
  640: 77,
  960: 70,
  1280: 68,
  1600: 66,
}
const WEBP_EFFORT = 2

/** All settings that affect the bytes of a variant. A test compares them with `ENCODER_VERSION`. */
export const ENCODER_SETTINGS = { AVIF, WEBP_QUALITY, WEBP_EFFORT, chromaSubsampling: '4:2:0' } as const

/** A variant of an original: upright, without metadata, never enlarged, and narrower when it would be too high. */
export function encodeVariant({ source, width, format }: VariantRequest): Promise<Buffer> {
  const scaled = sharp(source, { limitInputPixels: MAXIMUM_PIXELS })
    .autoOrient()
    .resize({ ...sizeOf(width), fit: 'inside', withoutEnlargement: true })
  const encoded =
    format === 'avif'
      ? scaled.avif({ ...AVIF[width], chromaSubsampling: ENCODER_SETTINGS.chromaSubsampling })
      : scaled.webp({ quality: WEBP_QUALITY[width], effort: WEBP_EFFORT })
  return encoded.toBuffer()
}
