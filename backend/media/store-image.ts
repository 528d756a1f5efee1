import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/domain/media/variants'
import type { Storage } from '../platform/storage/storage'
import { inspectImage, MAXIMUM_PIXELS } from './inspect-image'
import { drawingKey, FULL_NAME, mediaKey, originalKey } from './names'
import { MediaRefusedError } from './refused'

export interface StoredImage {
  hash: string
  contentType: string
  width: number | null
  height: number | null
  bytes: number
  /** A picture of 6 px as a data address, shown large and soft until the picture has come; null for a drawing. */
  placeholder: string | null
}

const WIDEST = Math.max(...PICTURE_WIDTHS)
const FULL_QUALITY = 90
const PLACEHOLDER_WIDTH = 6

const open = (body: Buffer) => sharp(body, { limitInputPixels: MAXIMUM_PIXELS }).autoOrient()

const buildFull = (body: Buffer): Promise<Buffer> =>
  open(body).resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: FULL_QUALITY }).toBuffer()

/** Decodes the whole picture: one that is cut off is refused here. */
async function buildPlaceholder(body: Buffer): Promise<string> {
  const tiny = await open(body)
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: 40, effort: 6 })
    .toBuffer()
    .catch(() => {
      throw new MediaRefusedError('notAnImage')
    })
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/**
 * Checks a file by its content and puts it into the tenant's storage: the original as it was given, and the largest
 * picture that is sent, upright and without metadata. The same file again changes nothing. Throws `MediaRefusedError`,
 * and what the storage throws. It makes network calls, so it does not belong inside a transaction.
 */
export async function storeImage(storage: Storage, body: Buffer): Promise<StoredImage> {
  const { contentType, width, height, isDrawing, isPlain } = await inspectImage(body)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const stored = { hash, contentType, width, height, bytes: body.length }
  if (isDrawing) {
    await storage.write(drawingKey(hash), body)
    return { ...stored, placeholder: null }
  }
  const placeholder = await buildPlaceholder(body)
  const fullKey = mediaKey(hash, FULL_NAME)
  if (await storage.stat(fullKey)) return { ...stored, placeholder }
  const isFull = isPlain && width !== null && width <= WIDEST
  if (!isFull) await storage.write(originalKey(hash), body)
  // Written last: where it is, the picture is whole.
  await storage.write(fullKey, isFull ? body : await buildFull(body))
  return { ...stored, placeholder }
}
