import sharp from 'sharp'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'
import { MediaRefusedError } from './media-refused-error'
import { DRAWING_TYPE, FULL_SIZE } from './names'
import { isBareWebp } from './webp'

/** Decoded, 50 megapixels of 8-bit RGB take 150 MB. */
export const MAXIMUM_PIXELS = 50_000_000
/** In px. WebP, in which pictures are sent, ends there; a side of millions takes minutes and gigabytes to decode. */
const MAXIMUM_SIDE = 16_383
const MAXIMUM_BYTES = 25 * 1024 * 1024
/** Of a plain picture; a larger one is encoded again, so that no page sends megabytes. */
const MAXIMUM_PLAIN_BYTES = 1024 * 1024
/** In px. A smaller picture is a counting pixel or a mistake. */
const MINIMUM_EDGE = 16
/** The root of a drawing begins within them. */
const HEAD_BYTES = 1024

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

export interface InspectedImage {
  contentType: string
  /** As shown, that is after the orientation; null for a drawing. */
  width: number | null
  height: number | null
  /** An SVG file, which is sent as it is. */
  isDrawing: boolean
  /** A WebP file of picture data alone, at most as large as what is sent: it is its own largest variant. */
  isPlain: boolean
}

/** Text that begins as XML: the metadata of a photograph may hold the name of the element as well. */
function isDrawing(body: Buffer): boolean {
  const head = body
    .subarray(0, HEAD_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return head.startsWith('<') && /<svg[\s/>]/.test(head)
}

const DRAWING: InspectedImage = {
  contentType: DRAWING_TYPE,
  width: null,
  height: null,
  isDrawing: true,
  isPlain: false,
}

const isPlain = (body: Buffer, width: number, height: number): boolean =>
  body.length <= MAXIMUM_PLAIN_BYTES && width <= FULL_SIZE.width && height <= FULL_SIZE.height && isBareWebp(body)

/**
 * Says what a file is, by its content alone; only the header of a photograph is read. Throws `MediaRefusedError` for a
 * file that is no picture, is animated, or has too many bytes or pixels.
 */
export async function inspectImage(body: Buffer): Promise<InspectedImage> {
  if (body.length > MAXIMUM_BYTES) throw new MediaRefusedError('tooManyBytes')
  if (isDrawing(body)) {
    if (body.length > MAXIMUM_DRAWING_BYTES) throw new MediaRefusedError('tooManyBytes')
    if (!isSafeDrawing(body)) throw new MediaRefusedError('unsupportedFormat')
    return DRAWING
  }
  const found = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found?.width || !found.height) throw new MediaRefusedError('notAnImage')
  const contentType = CONTENT_TYPES[found.format ?? '']
  if (!contentType || (found.format === 'heif' && found.compression !== 'av1'))
    throw new MediaRefusedError('unsupportedFormat')
  if ((found.pages ?? 1) > 1) throw new MediaRefusedError('animated')
  if (found.width * found.height > MAXIMUM_PIXELS || Math.max(found.width, found.height) > MAXIMUM_SIDE)
    throw new MediaRefusedError('tooManyPixels')
  if (Math.min(found.width, found.height) < MINIMUM_EDGE) throw new MediaRefusedError('tooSmall')
  const isTurned = (found.orientation ?? 1) >= 5
  return {
    contentType,
    width: isTurned ? found.height : found.width,
    height: isTurned ? found.width : found.height,
    isDrawing: false,
    isPlain: isPlain(body, found.width, found.height),
  }
}
