import { setImmediate as giveWay } from 'node:timers/promises'
import { constants, createInflateRaw } from 'node:zlib'

/** Maximum for all packed objects and texts of one document. Pictures are not unpacked. */
const MAXIMUM_UNPACKED_BYTES = 64 * 1024 * 1024
const MAXIMUM_STREAMS = 20_000
/** Bytes searched at a time. The event loop handles other requests in between. */
const CHUNK_BYTES = 64 * 1024
/** Bytes of the previous chunk that are searched again with the next one. Longer than any match, in any spelling. */
const OVERLAP_BYTES = 256
/** Bytes before a stream in which its dictionary is searched. */
const DICTIONARY_BYTES = 16 * 1024

/** The end of a name. A longer name is a different name. */
const END = '(?![^\\s\\0()<>\\[\\]{}/%])'
/**
 * Content that a viewer executes or opens by itself (ISO 32000-2, 12.6): scripts, programs, forms that submit data,
 * players and embedded files. `XFA` forms contain scripts of their own. An encrypted document (`Encrypt`) cannot be
 * checked.
 */
const ACTIVE_NAMES =
  'JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE|GoToR|XFA|Movie|Encrypt'
/**
 * An `OpenAction` written as an array is only a destination and is harmless: every LibreOffice export has one. `AA` may
 * also be a picture's name and is so short that packed bytes may contain it. It counts only before a dictionary or a
 * reference.
 */
const ACTIVE = new RegExp(
  `/(?:(?:${ACTIVE_NAMES})${END}|OpenAction${END}(?![\\s\\0]{0,32}\\[)|AA[\\s\\0]{0,32}(?:<<|%|(?<=[\\s\\0])\\d{1,10}[\\s\\0%]))`,
)

/** Since PDF 1.5, objects may be packed in streams with any filter. All writers use Flate for them. */
const PACKED_OBJECTS = new RegExp(`/(?:ObjStm|XRef|XRefStm)${END}`)
const UNUSUAL_FILTERS = new RegExp(
  `/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)${END}`,
)
/** Packed objects. Viewers require the key `First` of their stream, not its type. */
const OBJECTS = new RegExp(`/(?:ObjStm|First)${END}`)
const TWO_FILTERS = new RegExp(`/F(?:ilter)?${END}[\\s\\0]*\\[[^\\]/]*/[^\\]/]*/`)
const PREDICTED = new RegExp(`/Predictor${END}`)

/** Viewers ignore the rest of the line after the keyword. */
const STREAM = /(?<!end)stream[^\r\n]{0,64}(?:\r\n|\n|\r)/g
/** Packed objects start with a number in any notation. Drawings may also start so, pictures rarely do. */
const NUMBERS = /^[\s\0]*(?:$|[%+\-.\d])/
/** Maximum number of nested compressions. No known program compresses twice. */
const MAXIMUM_DEPTH = 4

/** Any letter of a name may be written as its character code: `/#4fpenAction`. */
const decodeNames = (text: string): string =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** The bytes of these pictures may start like Flate by chance. */
const OF_PICTURES = new RegExp(`/(?:DCTDecode|CCITTFaxDecode|JBIG2Decode|JPXDecode)${END}`)

const FLATE_HEADER_BYTES = 2

/** Checks the two header bytes of Flate (RFC 1950, 2.2). */
const isFlate = (bytes: Buffer, at: number): boolean =>
  at + 1 < bytes.length && ((bytes[at] ?? 0) & 15) === 8 && bytes.readUInt16BE(at) % 31 === 0

/** Returns the text before a stream that contains its dictionary. It starts after the previous object. */
function dictionaryOf(text: string, start: number, from: number): string {
  const before = decodeNames(text.slice(Math.max(from, start - DICTIONARY_BYTES), start))
  return before.slice(Math.max(before.lastIndexOf('endstream'), before.lastIndexOf('endobj'), 0))
}

interface Searched {
  finding: 'clean' | 'active' | 'broken'
  /** Number of bytes unpacked. */
  unpacked: number
}

/**
 * Unpacks and searches a stream chunk by chunk. Like viewers, it ignores the checksum and reads a truncated stream up
 * to its end. After an error it returns `broken`: viewers see the data before the error, which is not available here.
 * For pictures it searches only the first chunk, unless the dictionary declares objects. Data that is packed twice is
 * unpacked twice, because a stream may name a filter twice.
 */
async function searchPacked(bytes: Buffer, limit: number, isObjects: boolean, depth = 1): Promise<Searched> {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(bytes.subarray(FLATE_HEADER_BYTES))
  let unpacked = 0
  let rest = ''
  let inner: Buffer[] | null = null
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      const text = rest + chunk.toString('latin1')
      const isFirst = unpacked === 0
      unpacked += chunk.length
      if (isFirst && isFlate(chunk, 0)) inner = []
      if (isFirst && !inner && !isObjects && !NUMBERS.test(text.slice(0, 1_024))) return { finding: 'clean', unpacked }
      if (unpacked > limit || ACTIVE.test(decodeNames(text))) return { finding: 'active', unpacked }
      inner?.push(chunk)
      rest = text.slice(-OVERLAP_BYTES)
    }
  } catch {
    return { finding: 'broken', unpacked }
  } finally {
    inflate.destroy()
  }
  if (!inner) return { finding: 'clean', unpacked }
  if (depth === MAXIMUM_DEPTH) return { finding: 'active', unpacked }
  const within = await searchPacked(Buffer.concat(inner), limit - unpacked, isObjects, depth + 1)
  // Pixels may start like Flate by chance.
  const finding = within.finding === 'broken' ? 'clean' : within.finding
  return { finding, unpacked: unpacked + within.unpacked }
}

async function hasActiveStream(bytes: Buffer, text: string): Promise<boolean> {
  let left = MAXIMUM_UNPACKED_BYTES
  let count = 0
  let before = 0
  for (const match of text.matchAll(STREAM)) {
    const start = match.index + match[0].length
    const dictionary = dictionaryOf(text, match.index, before)
    before = start
    count += 1
    if (count > MAXIMUM_STREAMS) return true
    const isPacked = isFlate(bytes, start)
    const isObjects = OBJECTS.test(dictionary)
    // Objects with another filter, or with a predictor before compression, hide their content.
    const isUnusual = PREDICTED.test(dictionary) || TWO_FILTERS.test(dictionary)
    if (isObjects && (isUnusual || (!isPacked && /\/F(?:ilter)?\b/.test(dictionary)))) return true
    if (!isPacked) continue
    const { finding, unpacked } = await searchPacked(bytes.subarray(start), left, isObjects)
    if (finding === 'active' || (finding === 'broken' && !OF_PICTURES.test(dictionary))) return true
    left -= unpacked
  }
  return false
}

async function hasActiveText(text: string): Promise<boolean> {
  let hasPackedObjects = false
  let hasUnusualFilters = false
  for (let at = 0; at < text.length; at += CHUNK_BYTES) {
    const part = decodeNames(text.slice(Math.max(0, at - OVERLAP_BYTES), at + CHUNK_BYTES))
    hasPackedObjects ||= PACKED_OBJECTS.test(part)
    hasUnusualFilters ||= UNUSUAL_FILTERS.test(part)
    if (ACTIVE.test(part) || (hasPackedObjects && hasUnusualFilters)) return true
    await giveWay()
  }
  return false
}

/**
 * Whether a PDF runs something when it is opened, or contains scripts, programs or files. Also true if this cannot be
 * determined: the PDF is encrypted, uses unusual filters, or unpacks to more than 64 MB. All bytes are searched
 * whatever surrounds them, so that no comment or wrong length hides anything that a lenient viewer finds.
 */
export async function hasActiveContent(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  return (await hasActiveText(text)) || (await hasActiveStream(bytes, text))
}
