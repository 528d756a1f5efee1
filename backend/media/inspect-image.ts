import sharp from 'sharp'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'
import { MediaRefusedError } from './media-refused-error'
import { DRAWING_TYPE, FULL_SIZE } from './names'
import { isBareWebp } from './webp'

/** Decoded, 50 megapixels of 8-bit RGB take 150 MB. */
export const MAXIMUM_PIXELS = 50_000_000
/** In px. The maximum of WebP, in which pictures are sent. A side of millions takes minutes and gigabytes to decode. */
const MAXIMUM_SIDE = 16_383
const MAXIMUM_BYTES = 25 * 1024 * 1024
/** Maximum of a plain picture. A larger one is encoded again, so that no page sends megabytes. */
const MAXIMUM_PLAIN_BYTES = 1024 * 1024
/** In px. A smaller picture is a tracking pixel or a mistake. */
const MINIMUM_EDGE = 16
/** The root element of a drawing must begin within this many bytes. */
const HEAD_BYTES = 1024

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

export interface InspectedImage {
  contentType: string
  /** Displayed width, after applying the orientation. Null for a drawing. */
  width: number | null
  height: number | null
  /** An SVG file, which is sent as it is. */
  isDrawing: boolean
  /** A WebP file without metadata, small enough to be sent. It serves as its own largest variant. */
  isPlain: boolean
}

/** Whether the text begins as XML. A search for the element name alone would match metadata of photographs. */
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
 * Determines a file's type by its content only. Of a photograph it reads only the header. Throws `MediaRefusedError` if
 * the file is not a picture, is animated, or has too many bytes or pixels.
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
