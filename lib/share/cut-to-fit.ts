import sharp from 'sharp'
import type { Image } from '@/domain/content/schema'

/** Fills the given size in px with the picture, cut like `object-fit: cover` with the focal point as `object-position`. */
export async function cutToFit(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  focalPoint: Image['focalPoint'],
): Promise<Buffer> {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  const { data, info } = await sharp(picture)
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) * x)
  const top = Math.round((info.height - height) * y)
  return sharp(data).extract({ left, top, width, height }).toBuffer()
}
