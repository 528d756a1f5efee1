import sharp from 'sharp'
import { type Brand, demoBrand, drawBrand } from './brand'

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

const NAMES = ['logo.svg', 'logo-light.svg', 'mark.svg', 'mark-light.svg', 'favicon.svg', 'icon.svg', 'tursab.svg']

export const BRAND_FILES: readonly string[] = [...NAMES, ...Object.keys(ICONS)]

export const brandType = (name: string): BrandFile['type'] => (name.endsWith('.svg') ? 'image/svg+xml' : 'image/png')

/** One of `BRAND_FILES` of a brand; null for any other name. */
export async function drawBrandFile(brand: Brand, name: string): Promise<BrandFile | null> {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined,
    drawing = drawBrand(brand, icon?.from ?? name)
  if (drawing === null) return null
  if (!icon) return { body: Buffer.from(drawing), type: brandType(name) }
  const density = (72 * icon.edge) / 40
  const body = await sharp(Buffer.from(drawing), { density })
    .resize(icon.edge, icon.edge)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { body, type: brandType(name) }
}

/** Tenant and file of `<company>/brand/<name>`; null for any other path. */
export function parseBrandPath(path: string): { company: string; name: string } | null {
  const [, company, name] = /^([a-z0-9_-]+)\/brand\/([a-z0-9-]+\.(?:svg|png))$/.exec(path) ?? []
  return company && name && BRAND_FILES.includes(name) ? { company, name } : null
}

/** `<company>/brand/<name>` of a demo tenant, drawn; null for any other path. */
export async function brandFile(path: string): Promise<BrandFile | null> {
  const asked = parseBrandPath(path)
  const brand = asked && demoBrand(asked.company)
  return brand ? drawBrandFile(brand, asked.name) : null
}
