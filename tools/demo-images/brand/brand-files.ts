import sharp from 'sharp'
import { type Brand, drawBrand } from './brand'

/** Raster icons: the drawing each is made from and its edge in pixels. */
const ICONS: Readonly<Record<string, { from: string; edge: number }>> = {
  'favicon.png': { from: 'favicon.svg', edge: 32 },
  'apple-touch-icon.png': { from: 'icon.svg', edge: 180 },
  'icon-192.png': { from: 'icon.svg', edge: 192 },
  'icon-512.png': { from: 'icon.svg', edge: 512 },
}

const NAMES = ['logo.svg', 'logo-light.svg', 'mark.svg', 'mark-light.svg', 'favicon.svg', 'icon.svg', 'tursab.svg']

export const BRAND_FILES: readonly string[] = [...NAMES, ...Object.keys(ICONS)]

/** One of `BRAND_FILES` of a brand. */
export async function drawBrandFile(brand: Brand, name: string): Promise<Buffer> {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined,
    drawing = Buffer.from(drawBrand(brand, icon?.from ?? name))
  if (!icon) return drawing
  const density = (72 * icon.edge) / 40
  return sharp(drawing, { density }).resize(icon.edge, icon.edge).png({ compressionLevel: 9 }).toBuffer()
}
