import sharp from 'sharp'
import type { MediaType } from '@/domain/requests/document-schema'

/** A scan of A3 at 600 dpi; more is a bomb. */
const MAXIMUM_PIXELS = 80_000_000
const PDF = /^%PDF-(1\.[0-7]|2\.0)/
const PDF_END = '%%EOF'
const PNG = '89504e470d0a1a0a'
const JPEG = 'ffd8ff'
/** A PDF's end mark stands in its last kilobyte, whatever was appended by mail programs. */
const PDF_TAIL_BYTES = 1_024

const isPdf = (bytes: Buffer) =>
  PDF.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-PDF_TAIL_BYTES).includes(PDF_END, 0, 'latin1')

async function imageFormat(bytes: Buffer): Promise<string | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' })
    // Statistics read every pixel: a header alone, or a picture cut short, is refused.
    await image.stats()
    return (await image.metadata()).format ?? null
  } catch {
    return null
  }
}

/**
 * PDF, JPEG or PNG by what the bytes are; null for anything else or a broken one. The name and the type that a browser
 * sends are not looked at: both are the sender's word.
 */
export async function mediaTypeOf(bytes: Buffer): Promise<MediaType | null> {
  if (isPdf(bytes)) return 'application/pdf'
  const start = bytes.subarray(0, 8).toString('hex')
  if (start === PNG) return (await imageFormat(bytes)) === 'png' ? 'image/png' : null
  if (start.startsWith(JPEG)) return (await imageFormat(bytes)) === 'jpeg' ? 'image/jpeg' : null
  return null
}
