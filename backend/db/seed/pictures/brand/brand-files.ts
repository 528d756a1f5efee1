import sharp from 'sharp'
import { drawBrand } from './brand'

/** Raster icons: the drawing each is made from and its edge in pixels. */
const ICONS: Readonly<Record<string, { from: string; edge: number }>> = {
  'favicon.png': { from: 'favicon.svg', edge: 32 },
  'apple-touch-icon.png': { from: 'icon.svg', edge: 180 },
  'icon-192.png': { from: 'icon.svg', edge: 192 },
  'icon-512.png': { from: 'icon.svg', edge: 512 },
}

export interface BrandFile {
  readonly body: Buffer
  readonly type: 'image/svg+xml' | 'image/png'
}

/** `<company>/brand/<name>` of a demo tenant, drawn; null for any other path. */
export async function brandFile(path: string): Promise<BrandFile | null> {
  const [, company = '', name = ''] = /^([a-z0-9_-]+)\/brand\/([a-z0-9-]+\.(?:svg|png))$/.exec(path) ?? []
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined,
    drawing = drawBrand(company, icon?.from ?? name)
  if (drawing === null) return null
  if (!icon) return { body: Buffer.from(drawing), type: 'image/svg+xml' }
  const density = (72 * icon.edge) / 40
  const body = await sharp(Buffer.from(drawing), { density })
    .resize(icon.edge, icon.edge)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { body, type: 'image/png' }
}
