import type { MediaType } from '@/domain/requests/document-schema'

const PNG_SIGNATURE_BYTES = 8
/** Length, type and checksum around the data of a chunk (PNG 5.3). */
const PNG_CHUNK_BYTES = 12

/** Returns the offset after the IEND chunk, or null if the chunks do not lead to one. */
function endOfPng(bytes: Buffer): number | null {
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_CHUNK_BYTES <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += bytes.readUInt32BE(at) + PNG_CHUNK_BYTES
    if (type === 'IEND') return at <= bytes.length ? at : null
  }
  return null
}

const JPEG_END = 0xd9
const JPEG_SCAN = 0xda

/** Markers without a length (ITU T.81, B.1.1.3): a stuffed zero, TEM, restarts and the start of the picture. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Returns the offset after the end marker of the first picture, or null if the segments do not lead to one. */
function endOfJpeg(bytes: Buffer): number | null {
  let at = 0
  let isScan = false
  while (at + 1 < bytes.length) {
    const next: number = isScan ? bytes.indexOf(0xff, at) : at
    const marker = bytes[next + 1]
    if (next < 0 || bytes[next] !== 0xff || marker === undefined) return null
    if (marker === JPEG_END) return next + 2
    // A marker may have fill bytes before it.
    if (marker === 0xff) at = next + 1
    else if (isAlone(marker)) at = next + 2
    else if (next + 3 < bytes.length) {
      at = next + 2 + bytes.readUInt16BE(next + 2)
      isScan = marker === JPEG_SCAN
    } else return null
  }
  return null
}

const PDF_END = '%%EOF'
/**
 * Allowed after an end mark that is not the last one: an incremental update, which starts with an object, a table or a
 * trailer. Comment lines in printable ASCII may precede it (ISO 32000-2, 7.5.6).
 */
const PDF_UPDATE =
  /^(?:[\s\0]|%[\x20-\x7e]{0,128}[\r\n])*(?:\d{1,10}[\s\0]{1,8}\d{1,5}[\s\0]{1,8}obj|xref|trailer|startxref|%%EOF)/
const PDF_UPDATE_BYTES = 2_048
const MAXIMUM_PDF_UPDATES = 1_000

/**
 * Returns the offset after the last end mark. Null if anything but updates follows an earlier end mark, or if there are
 * too many updates.
 */
function endOfPdf(bytes: Buffer): number | null {
  const last = bytes.lastIndexOf(PDF_END, undefined, 'latin1')
  if (last < 0) return null
  let updates = 0
  for (let at = bytes.indexOf(PDF_END, 0, 'latin1'); at < last; at = bytes.indexOf(PDF_END, at + 1, 'latin1')) {
    updates += 1
    if (updates > MAXIMUM_PDF_UPDATES) return null
    const start = at + PDF_END.length
    if (!PDF_UPDATE.test(bytes.toString('latin1', start, start + PDF_UPDATE_BYTES))) return null
  }
  const end = last + PDF_END.length
  // The line of the end mark may have a line break.
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', end, end + 2))?.[0] ?? ''
  return end + lineEnd.length
}

/** End of the directory of a ZIP archive on a single disk. Readers search it from the end of a file. */
const ZIP_END = Buffer.from('504b050600000000', 'hex')
const ZIP_END_BYTES = 22 + 65_535

const ENDS: Record<MediaType, (bytes: Buffer) => number | null> = {
  'application/pdf': endOfPdf,
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
}

/**
 * Returns a document without the bytes after its end, such as the video that phones append to a photograph. Returns
 * null if the file is also an archive, or a PDF with other content between its parts.
 */
export function trimDocument(bytes: Buffer, mediaType: MediaType): Buffer | null {
  const end = ENDS[mediaType](bytes)
  if (end === null) return null
  const trimmed = bytes.subarray(0, end)
  return trimmed.subarray(-ZIP_END_BYTES).includes(ZIP_END) ? null : trimmed
}
