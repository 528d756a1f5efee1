import sharp from 'sharp'
import type { AgencyDocumentType } from '@/domain/agency/limits'

/** A scan of A3 at 600 dpi; more is a bomb. */
const MAXIMUM_PIXELS = 80_000_000
/** A PDF's end mark stands in its last kilobyte, whatever was appended by mail programs. */
const PDF_TAIL_BYTES = 1_024

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-PDF_TAIL_BYTES).toString('latin1').includes('%%EOF')

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

/** PDF, JPEG or PNG by what the bytes are and not by what they are called; null for anything else or a broken one. */
export async function detectDocumentType(bytes: Buffer): Promise<AgencyDocumentType | null> {
  if (isPdf(bytes)) return 'application/pdf'
  const start = bytes.subarray(0, 4).toString('hex')
  if (start === '89504e47') return (await imageFormat(bytes)) === 'png' ? 'image/png' : null
  if (start.startsWith('ffd8ff')) return (await imageFormat(bytes)) === 'jpeg' ? 'image/jpeg' : null
  return null
}
