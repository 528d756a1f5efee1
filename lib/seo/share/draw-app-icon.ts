import sharp from 'sharp'
import type { AppIcon } from './app-icon-address'

/** Systems crop a maskable icon to their own shape: the middle four fifths are always visible. */
const SAFE_PART = 0.8
/** Dots per inch at which an SVG drawn at 16 px is sharp at 512 px. */
const DENSITY = 1200
const WHITE = { r: 255, g: 255, b: 255 }

/**
 * The colour at the middle of the left edge, so that an icon with an opaque background continues without a seam; white
 * if it is transparent.
 */
async function readGround(sign: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await sharp(sign).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.height / 2) * info.width * info.channels + info.channels
  const [r = 255, g = 255, b = 255, alpha = 0] = data.subarray(at, at + 4)
  return alpha === 255 ? { r, g, b } : WHITE
}

/** Converts a tenant's favicon (any format that sharp reads) to an app icon in PNG. */
export async function drawAppIcon(favicon: Buffer, { edge, purpose }: AppIcon): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const sign = await sharp(favicon, { density: DENSITY })
    .resize(edge, edge, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  if (purpose === 'any') return sign
  const inner = Math.round(edge * SAFE_PART)
  const margin = Math.round((edge - inner) / 2)
  return sharp({ create: { width: edge, height: edge, channels: 3, background: await readGround(sign) } })
    .composite([{ input: await sharp(sign).resize(inner, inner).toBuffer(), left: margin, top: margin }])
    .png()
    .toBuffer()
}
