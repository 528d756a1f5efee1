import type { MediaType } from '@/domain/requests/document-schema'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PNG_END = Buffer.from('IEND', 'latin1')
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_END = Buffer.from([0xff, 0xd9])
const PDF = /^%PDF-(1\.[0-7]|2\.0)/
const PDF_END = Buffer.from('%%EOF', 'latin1')
/** A PDF's end mark may be followed by a little padding. */
const TAIL_BYTES = 1024

/**
 * What the bytes are, by their own beginning and end; null for anything else. The name and the type that a browser
 * sends are not looked at: both are the sender's word.
 */
export function mediaTypeOf(content: Buffer): MediaType | null {
  const tail = content.subarray(-TAIL_BYTES)
  if (content.subarray(0, PNG.length).equals(PNG)) return tail.includes(PNG_END) ? 'image/png' : null
  if (content.subarray(0, JPEG.length).equals(JPEG)) return tail.includes(JPEG_END) ? 'image/jpeg' : null
  if (PDF.test(content.subarray(0, 8).toString('latin1'))) return tail.includes(PDF_END) ? 'application/pdf' : null
  return null
}
