import sharp from 'sharp'
import type { PictureFormat, PictureWidth } from '@/domain/media/variants'
import { MAXIMUM_PIXELS } from './inspect-image'

export interface VariantRequest {
  source: Buffer
  width: PictureWidth
  format: PictureFormat
}

/** One picture at a time, on one core: the other core answers requests. */
sharp.concurrency(1)
sharp.cache(false)

/** A variant of an original: upright, without metadata, never enlarged. */
export function encodeVariant({ source, width, format }: VariantRequest): Promise<Buffer> {
  const scaled = sharp(source, { limitInputPixels: MAXIMUM_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (
    format === 'avif'
      ? scaled.avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0' })
      : scaled.webp({ quality: 70, effort: 2 })
  ).toBuffer()
}
