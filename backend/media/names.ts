import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@/domain/media/variants'
import { toSlug } from '@/domain/shared/slug'
import { MediaRefusedError } from './media-refused-error'

/**
 * Folders of the uploads host (spec 7): categories, destinations, products, cars, pictures of the front page, logos and
 * favicons. `sayfa` contains pictures of content pages and articles, which the specification does not define.
 */
export const MEDIA_FOLDERS = ['kategori', 'bolge', 'urun', 'arac', 'splash', 'logo', 'favicon', 'sayfa'] as const

export type MediaFolder = (typeof MEDIA_FOLDERS)[number]

const HASH_LENGTH = 16
const LONGEST_NAME = 60

/** Path below the company: 'urun/12/old-town-0f3c5a7b9d1e2f30'. The hash gives different bytes a different address. */
export function buildMediaFile(folder: MediaFolder, ownerId: number | null, name: string, hash: string): string {
  const words = toSlug(name).slice(0, LONGEST_NAME).replace(/-+$/, '') || 'picture'
  return [folder, ...(ownerId === null ? [] : [String(ownerId)]), `${words}-${hash}`].join('/')
}

/** Folders whose pictures have one size only. They may contain drawings (SVG). */
const DRAWING_FOLDERS: readonly MediaFolder[] = ['logo', 'favicon']

export const DRAWING_TYPE = 'image/svg+xml'

/** Throws `MediaRefusedError` for a drawing that is no logo or favicon. */
export function requireFolder(contentType: string, folder: MediaFolder): void {
  if (contentType === DRAWING_TYPE && !DRAWING_FOLDERS.includes(folder))
    throw new MediaRefusedError('unsupportedFormat')
}

/** Storage prefix of a picture within a tenant. */
export const mediaPrefix = (hash: string): string => `media/${hash}`
/** The original SVG file. */
export const drawingKey = (hash: string): string => `${mediaPrefix(hash)}/drawing.svg`
/** The original photograph. It is never sent, because its metadata may contain a location and a name. */
export const originalKey = (hash: string): string => `${mediaPrefix(hash)}/original`
/** The largest picture that is sent: upright, without metadata. */
export const FULL_NAME = 'full.webp'

/** Maximum height of a picture relative to its variant's width. A higher picture is made narrower. */
const HIGHEST_PER_WIDTH = 3
/** Maximum size of a variant in px. WebP is limited to 16,383 px, and a storefront forwards at most 8 MB. */
export const sizeOf = (width: number) => ({ width, height: width * HIGHEST_PER_WIDTH })
export const FULL_SIZE = sizeOf(Math.max(...PICTURE_WIDTHS))
/**
 * Part of the names of variants. Raise it when the settings of encode-variant.ts change. Variants of another version
 * are sent until a request causes their replacement, and are then deleted. The oldest variants have no version in their
 * name.
 */
export const ENCODER_VERSION = 2
export const variantName = (width: PictureWidth, format: PictureFormat): string =>
  `${width}-${ENCODER_VERSION}.${format}`
export const mediaKey = (hash: string, name: string): string => `${mediaPrefix(hash)}/${name}`

export interface Variant {
  width: PictureWidth
  format: PictureFormat
}

export interface StoredVariant extends Variant {
  name: string
  /** Version of the encoder settings. 1 if the name contains none. */
  version: number
}

const VARIANT_NAME = /^(\d{3,4})(?:-(\d{1,4}))?\.([a-z]{4})$/

const findWidth = (digits: string | undefined) => PICTURE_WIDTHS.find((known) => known === Number(digits))
const findFormat = (extension: string | undefined) => PICTURE_FORMATS.find((known) => known === extension)

/** Parses the name of a variant below `mediaPrefix`, of any version. Returns null for another file. */
export function parseVariantName(name: string): StoredVariant | null {
  const [, digits, version = '1', extension] = VARIANT_NAME.exec(name) ?? []
  const [width, format] = [findWidth(digits), findFormat(extension)]
  return width && format ? { name, width, format, version: Number(version) } : null
}

export interface MediaAddress {
  company: string
  /** As in the table, that is below the company, without width and extension. */
  file: string
  hash: string
  /** Null for a drawing, which has no variants. */
  variant: Variant | null
}

const ADDRESS = new RegExp(
  `^([a-z][a-z0-9_]{1,30})/((?:${MEDIA_FOLDERS.join('|')})(?:/\\d{1,10})?/[a-z0-9-]{1,80}-([0-9a-f]{${HASH_LENGTH}}))(?:-(\\d{3,4})\\.([a-z]{4})|\\.svg)$`,
)

/** Parses a path below the uploads host. Returns null if it does not name a picture. */
export function parseMediaAddress(path: string): MediaAddress | null {
  const [, company, file, hash, size, extension] = ADDRESS.exec(path) ?? []
  if (!company || !file || !hash) return null
  if (size === undefined) return { company, file, hash, variant: null }
  const [width, format] = [findWidth(size), findFormat(extension)]
  return width && format ? { company, file, hash, variant: { width, format } } : null
}
