import type { PictureFormat } from '@/domain/media/variants'
import type { Storage } from '../platform/storage/storage'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'
import {
  DRAWING_TYPE,
  drawingKey,
  FULL_NAME,
  mediaKey,
  mediaPrefix,
  originalKey,
  parseVariantName,
  type StoredVariant,
  type Variant,
  variantName,
} from './names'

export interface SentPicture {
  body: Buffer
  contentType: string
  /** False for a larger picture that is sent until the variant exists. */
  isFinal: boolean
}

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' }

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Prefers the narrower picture. Of the same width it prefers the wanted format, then the newest version. */
function isBetter(first: StoredVariant, second: StoredVariant, wanted: PictureFormat): boolean {
  if (first.width !== second.width) return first.width < second.width
  if (first.format !== second.format) return first.format === wanted
  return first.version > second.version
}

/** Lists the files of a picture by name below `mediaPrefix`. */
export async function* listNames(storage: Storage, hash: string): AsyncGenerator<string> {
  for await (const { key } of storage.list(mediaPrefix(hash))) yield key.slice(key.lastIndexOf('/') + 1)
}

/** Returns the next larger file. It may have the requested width and a former encoder version. */
async function readLarger(storage: Storage, hash: string, { width, format }: Variant): Promise<SentPicture | null> {
  let best: StoredVariant | null = null
  for await (const name of listNames(storage, hash)) {
    const variant = parseVariantName(name)
    if (variant && variant.width >= width && (!best || isBetter(variant, best, format))) best = variant
  }
  for (const name of [...(best ? [best.name] : []), FULL_NAME]) {
    const body = await storage.read(mediaKey(hash, name))
    if (body) return { body, contentType: typeOf(name), isFinal: false }
  }
  return null
}

/** Returns a variant or, until it exists, the next larger picture. Null for an unknown picture. */
export async function readVariant(storage: Storage, hash: string, variant: Variant): Promise<SentPicture | null> {
  const name = variantName(variant.width, variant.format)
  const body = await storage.read(mediaKey(hash, name))
  if (body) return { body, contentType: typeOf(name), isFinal: true }
  return readLarger(storage, hash, variant)
}

/** Reads a drawing that was stored before drawings had their own key. It has the key of a photograph's original. */
async function readEarlierDrawing(storage: Storage, hash: string): Promise<Buffer | null> {
  const key = originalKey(hash)
  const info = await storage.stat(key)
  const body = info && info.bytes <= MAXIMUM_DRAWING_BYTES ? await storage.read(key) : null
  return body && isSafeDrawing(body) ? body : null
}

/** Returns the original drawing. Null for an unknown picture or a photograph. */
export async function readDrawing(storage: Storage, hash: string): Promise<SentPicture | null> {
  const body = (await storage.read(drawingKey(hash))) ?? (await readEarlierDrawing(storage, hash))
  return body && { body, contentType: DRAWING_TYPE, isFinal: true }
}
