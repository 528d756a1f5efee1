import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@/domain/media/variants'
import type { Storage } from '../platform/storage/storage'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'
import {
  DRAWING_TYPE,
  drawingKey,
  FULL_NAME,
  mediaKey,
  mediaPrefix,
  originalKey,
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

/** Names of larger pictures, the next larger first; of one width, the wanted format first. */
function listLarger(wanted: PictureWidth, format: PictureFormat): string[] {
  const formats = [format, ...PICTURE_FORMATS.filter((other) => other !== format)]
  const widths = PICTURE_WIDTHS.filter((width) => width >= wanted)
  return [...widths.flatMap((width) => formats.map((each) => variantName(width, each))), FULL_NAME]
}

async function readLarger(storage: Storage, hash: string, names: readonly string[]): Promise<SentPicture | null> {
  const known = new Set<string>()
  for await (const { key } of storage.list(mediaPrefix(hash))) known.add(key.slice(key.lastIndexOf('/') + 1))
  const name = names.find((each) => known.has(each))
  const body = name ? await storage.read(mediaKey(hash, name)) : null
  return name && body ? { body, contentType: typeOf(name), isFinal: false } : null
}

/** A variant of a picture or, until it exists, the next larger one; null when there is no such picture. */
export async function readVariant(storage: Storage, hash: string, variant: Variant): Promise<SentPicture | null> {
  const name = variantName(variant.width, variant.format)
  const body = await storage.read(mediaKey(hash, name))
  if (body) return { body, contentType: typeOf(name), isFinal: true }
  return readLarger(storage, hash, listLarger(variant.width, variant.format))
}

/** A drawing of before drawings had a key of their own, which lies where originals of photographs do. */
async function readEarlierDrawing(storage: Storage, hash: string): Promise<Buffer | null> {
  const key = originalKey(hash)
  const info = await storage.stat(key)
  const body = info && info.bytes <= MAXIMUM_DRAWING_BYTES ? await storage.read(key) : null
  return body && isSafeDrawing(body) ? body : null
}

/** A drawing as it was given; null for no such picture, and for a photograph. */
export async function readDrawing(storage: Storage, hash: string): Promise<SentPicture | null> {
  const body = (await storage.read(drawingKey(hash))) ?? (await readEarlierDrawing(storage, hash))
  return body && { body, contentType: DRAWING_TYPE, isFinal: true }
}
