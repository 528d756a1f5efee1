import type { MediaType } from '@/domain/requests/document-schema'

const PNG_SIGNATURE_BYTES = 8
/** Length, type and checksum around the data of a chunk (PNG 5.3). */
const PNG_CHUNK_BYTES = 12

/** Where a PNG ends: behind its IEND chunk. Null where its chunks do not lead there. */
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

/** Where a JPEG ends: behind the end mark of its first picture. Null where its segments do not lead there. */
function endOfJpeg(bytes: Buffer): number | null {
  let at = 0
  let isScan = false
  while (at + 1 < bytes.length) {
    const next: number = isScan ? bytes.indexOf(0xff, at) : at
    const marker = bytes[next + 1]
    if (next < 0 || bytes[next] !== 0xff || marker === undefined) return null
    if (marker === JPEG_END) return next + 2
    // A mark may have fill bytes before it.
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
 * Behind an end mark of a PDF that is not the last one: what an update adds, that is an object, a table or a trailer,
 * also behind lines of comment in plain letters (ISO 32000-2, 7.5.6).
 */
const PDF_UPDATE =
  /^(?:[\s\0]|%[\x20-\x7e]{0,128}[\r\n])*(?:\d{1,10}[\s\0]{1,8}\d{1,5}[\s\0]{1,8}obj|xref|trailer|startxref|%%EOF)/
const PDF_UPDATE_BYTES = 2_048
const MAXIMUM_PDF_UPDATES = 1_000

/** Where a PDF ends: behind its last end mark. Null where anything but updates, or too many, stand behind an earlier one. */
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
  // The line that the mark stands on may end.
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', end, end + 2))?.[0] ?? ''
  return end + lineEnd.length
}

/** How the directory of a ZIP archive ends, on its only disk; readers look for it from the end of a file. */
const ZIP_END = Buffer.from('504b050600000000', 'hex')
const ZIP_END_BYTES = 22 + 65_535

const ENDS: Record<MediaType, (bytes: Buffer) => number | null> = {
  'application/pdf': endOfPdf,
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
}

/**
 * A document without the bytes behind its end, such as the film that phones append to a photograph. Null where it is a
 * second file as well: an archive, or a PDF with something else between its parts.
 */
export function trimDocument(bytes: Buffer, mediaType: MediaType): Buffer | null {
  const end = ENDS[mediaType](bytes)
  if (end === null) return null
  const trimmed = bytes.subarray(0, end)
  return trimmed.subarray(-ZIP_END_BYTES).includes(ZIP_END) ? null : trimmed
}
