import { setImmediate as giveWay } from 'node:timers/promises'
import { constants, createInflateRaw } from 'node:zlib'

/** Of all packed objects and texts of one document together; pictures are not unpacked. */
const MAXIMUM_UNPACKED_BYTES = 64 * 1024 * 1024
const MAXIMUM_STREAMS = 20_000
/** Searched at a time; other requests are answered in between. */
const CHUNK_BYTES = 64 * 1024
/** Of the chunk before that are searched again with the next one: longer than any match, whatever its name is written as. */
const OVERLAP_BYTES = 256
/** In front of a stream, in which its dictionary is looked for. */
const DICTIONARY_BYTES = 16 * 1024

/** A name ends here; what is longer is another one. */
const END = '(?![^\\s\\0()<>\\[\\]{}/%])'
/**
 * What a viewer does by itself or runs as a program (ISO 32000-2, 12.6): scripts, programs, forms that are sent, players, and other files
 * inside. `XFA` are forms with scripts of their own; in an encrypted document (`Encrypt`) nothing can be looked at.
 */
const ACTIVE_NAMES =
  'JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE|GoToR|XFA|Movie|Encrypt'
/**
 * Where to open the document is written as an array, and harmless: every export of LibreOffice has one. `AA` may be a picture's name as
 * well, and so short that packed bytes look like it: it counts in front of a dictionary or of a reference.
 */
const ACTIVE = new RegExp(
  `/(?:(?:${ACTIVE_NAMES})${END}|OpenAction${END}(?![\\s\\0]{0,32}\\[)|AA[\\s\\0]{0,32}(?:<<|%|(?<=[\\s\\0])\\d{1,10}[\\s\\0%]))`,
)

/** Objects may be packed in streams since PDF 1.5, by any means; every writer takes Flate for them. */
const PACKED_OBJECTS = new RegExp(`/(?:ObjStm|XRef|XRefStm)${END}`)
const UNUSUAL_FILTERS = new RegExp(
  `/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)${END}`,
)
/** Packed objects; viewers want the key `First` of their stream and not its type. */
const OBJECTS = new RegExp(`/(?:ObjStm|First)${END}`)
const TWO_FILTERS = new RegExp(`/F(?:ilter)?${END}[\\s\\0]*\\[[^\\]/]*/[^\\]/]*/`)
const PREDICTED = new RegExp(`/Predictor${END}`)

/** Viewers pass over what stands behind the word in its line. */
const STREAM = /(?<!end)stream[^\r\n]{0,64}(?:\r\n|\n|\r)/g
/** How packed objects begin, with a number however it is written; so may drawings, and seldom a picture. */
const NUMBERS = /^[\s\0]*(?:$|[%+\-.\d])/
/** As often as this a stream may be packed within itself; no program packs twice. */
const MAXIMUM_DEPTH = 4

/** A name may be written with any of its letters as its number: `/#4fpenAction`. */
const decodeNames = (text: string): string =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** Their bytes may begin as Flate by chance. */
const OF_PICTURES = new RegExp(`/(?:DCTDecode|CCITTFaxDecode|JBIG2Decode|JPXDecode)${END}`)

const FLATE_HEADER_BYTES = 2

/** The two bytes that Flate begins with (RFC 1950, 2.2). */
const isFlate = (bytes: Buffer, at: number): boolean =>
  at + 1 < bytes.length && ((bytes[at] ?? 0) & 15) === 8 && bytes.readUInt16BE(at) % 31 === 0

/** Where the dictionary of a stream begins at the earliest: behind the object before it. */
function dictionaryOf(text: string, start: number, from: number): string {
  const before = decodeNames(text.slice(Math.max(from, start - DICTIONARY_BYTES), start))
  return before.slice(Math.max(before.lastIndexOf('endstream'), before.lastIndexOf('endobj'), 0))
}

interface Searched {
  finding: 'clean' | 'active' | 'broken'
  /** Bytes that were unpacked for it. */
  unpacked: number
}

/**
 * Searches what is unpacked piece by piece. Without the checksum at the end, and up to where it was cut, as viewers do: what was
 * unpacked before a fault is not to be had here, but it is there. Of a picture only the first piece is searched, unless its
 * dictionary says that it holds objects. Data that is packed twice is unpacked twice: a stream may name a filter twice.
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
  // Pixels may begin as Flate by chance.
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
    // Packed otherwise than objects are, or changed before they were packed: it hides what it holds.
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
 * Whether a PDF does something by itself when it is opened, or holds scripts, programs or files; also when that cannot be told: it is
 * encrypted, packed by unusual means, or unpacks to more than 64 MB. Bytes are searched whatever stands around them, so that neither a
 * comment nor a wrong length hides anything that a lenient viewer finds.
 */
export async function hasActiveContent(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  return (await hasActiveText(text)) || (await hasActiveStream(bytes, text))
}
