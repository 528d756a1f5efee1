import sharp from 'sharp'
import type { Image } from '@/domain/content/schema'

/** Resizes the image to the size in px, cropped like `object-fit: cover` with the focal point as `object-position`. */
export async function cutToFit(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  focalPoint: Image['focalPoint'],
): Promise<Buffer> {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  const given = await sharp(picture).metadata()
  const scale = Math.max(width / given.width, height / given.height)
  const full = { width: Math.ceil(given.width * scale), height: Math.ceil(given.height * scale) }
  const left = Math.round((full.width - width) * x)
  const top = Math.round((full.height - height) * y)
  return sharp(picture)
    .resize({ ...full, fit: 'fill' })
    .extract({ left, top, width, height })
    .toBuffer()
}
