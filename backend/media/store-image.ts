import { createHash } from 'node:crypto'
import { ApiError } from '../platform/http/errors'
import { QueueFullError } from '../platform/shared/bounded-queue'
import type { Storage } from '../platform/storage/storage'
import { type PictureEncoder, UnreadablePictureError } from './encoder-messages'
import { inspectImage } from './inspect-image'
import { MediaRefusedError } from './media-refused-error'
import { drawingKey, FULL_NAME, type MediaFolder, mediaKey, originalKey, requireFolder } from './names'
import type { PreparedPicture, PrepareRequest } from './prepare-picture'

export interface StoredImage {
  hash: string
  contentType: string
  width: number | null
  height: number | null
  bytes: number
  /** A picture of 6 px as a data URL, shown scaled up and blurred until the picture has loaded. Null for a drawing. */
  placeholder: string | null
}

async function prepare(encoder: PictureEncoder, request: PrepareRequest): Promise<PreparedPicture> {
  try {
    return await encoder.prepare(request)
  } catch (error) {
    if (error instanceof QueueFullError) throw new ApiError('uploadBusy')
    throw error instanceof UnreadablePictureError ? new MediaRefusedError('notAnImage') : error
  }
}

/**
 * Checks a file by its content and stores it in the tenant's storage: the original, and the largest picture that is
 * sent, upright and without metadata. A WebP file that can be sent unchanged is stored once. Storing the same
 * photograph again writes nothing. Before anything is written it throws `MediaRefusedError`, also for a drawing in a
 * folder of photographs, and `uploadBusy` if too many pictures wait. It also throws errors of the encoder and the
 * storage. It makes network calls: never call it in a transaction.
 */
export async function storeImage(
  { storage, encoder }: { storage: Storage; encoder: PictureEncoder },
  folder: MediaFolder,
  body: Buffer,
): Promise<StoredImage> {
  const { contentType, width, height, isDrawing, isPlain } = await inspectImage(body)
  requireFolder(contentType, folder)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const stored = { hash, contentType, width, height, bytes: body.length }
  if (isDrawing) {
    await storage.write(drawingKey(hash), body)
    return { ...stored, placeholder: null }
  }
  const fullKey = mediaKey(hash, FULL_NAME)
  const isStored = (await storage.stat(fullKey)) !== null
  const { full, placeholder } = await prepare(encoder, { source: body, needsFull: !isPlain && !isStored })
  if (isStored) return { ...stored, placeholder }
  if (full) await storage.write(originalKey(hash), body)
  // Written last: if it exists, the picture is complete.
  await storage.write(fullKey, full ?? body)
  return { ...stored, placeholder }
}
