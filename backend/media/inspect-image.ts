import sharp from 'sharp'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'
import { MediaRefusedError } from './refused'

/** A photograph of 50 megapixels takes 150 MB in memory. */
export const MAXIMUM_PIXELS = 50_000_000
const MAXIMUM_BYTES = 25 * 1024 * 1024
/** Below it a picture is a counting pixel or a mistake. */
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
  /** A drawing (SVG), which is sent as it is. */
  isDrawing: boolean
  /** A WebP file without metadata that is shown as it is stored: it can be sent as the largest variant. */
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

export const DRAWING_TYPE = 'image/svg+xml'

const DRAWING: InspectedImage = {
  contentType: DRAWING_TYPE,
  width: null,
  height: null,
  isDrawing: true,
  isPlain: false,
}

/**
 * Says what a file is, by its content alone. Throws `MediaRefusedError` for what is no picture, moves, or is too large
 * to be scaled.
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
  if (found.width * found.height > MAXIMUM_PIXELS) throw new MediaRefusedError('tooManyPixels')
  if (Math.min(found.width, found.height) < MINIMUM_EDGE) throw new MediaRefusedError('tooSmall')
  const isTurned = (found.orientation ?? 1) >= 5
  const hasMetadata = [found.exif, found.iptc, found.xmp, found.icc].some((part) => part !== undefined)
  return {
    contentType,
    width: isTurned ? found.height : found.width,
    height: isTurned ? found.width : found.height,
    isDrawing: false,
    isPlain: found.format === 'webp' && !hasMetadata && (found.orientation ?? 1) === 1,
  }
}
