import { arrayContains, eq, sql } from 'drizzle-orm'
import type { Image } from '@/domain/content/schema'
import type { Locale, Localized } from '@/domain/shared/locales'
import { type Queryable, schema } from '../platform/database/client'
import type { Logger } from '../platform/logger/logger'
import type { Storage } from '../platform/storage/storage'
import { tenantStorage } from '../platform/storage/tenant-storage'
import type { PictureEncoder } from './encoder-messages'
import {
  buildMediaFile,
  type MediaAddress,
  type MediaFolder,
  mediaKey,
  mediaPrefix,
  requireFolder,
  type Variant,
  variantName,
} from './names'
import { readDrawing, readVariant, type SentPicture } from './read-picture'
import { type StoredImage, storeImage } from './store-image'
import { VariantQueue } from './variant-queue'

const { media } = schema

export interface AboutMedia {
  folder: MediaFolder
  /** Id of the product, page or car. Null for a picture of the whole site. */
  ownerId: number | null
  /** The words in its address. */
  name: string
  alt?: Localized<string>
  caption?: Localized<string>
  locales?: Locale[]
  /** Fractions of width and height, from the left and from the top. The default is the centre. */
  focalPoint?: { x: number; y: number }
  /** Its path in the previous release, below the company. */
  formerFile?: string
}

/** The picture as an entry of a product, page or setting (spec 3), not a cover. */
function toImage(company: string, file: string, { placeholder }: StoredImage, about: AboutMedia): Image {
  const { alt, caption, locales, focalPoint } = about
  return {
    file: `${company}/${file}`,
    cover: 0,
    ...(alt ? { alt } : {}),
    ...(caption ? { caption } : {}),
    ...(locales ? { locales } : {}),
    ...(focalPoint ? { focalPoint } : {}),
    ...(placeholder ? { placeholder } : {}),
  }
}

/** Columns that are updated if the picture is inserted again. Former paths are merged. */
const UPDATED = {
  alt: sql`excluded.alt`,
  caption: sql`excluded.caption`,
  locales: sql`excluded.locales`,
  focalX: sql`excluded.focal_x`,
  focalY: sql`excluded.focal_y`,
  placeholder: sql`excluded.placeholder`,
  formerFiles: sql`array(select distinct unnest(${media.formerFiles} || excluded.former_files))`,
}

/**
 * Inserts a stored picture into the table and returns its image entry. The same picture with the same owner and name is
 * a single row, which is updated. Throws `MediaRefusedError` for a drawing that is not a logo or favicon.
 */
export async function insertMedia(
  db: Queryable,
  company: string,
  stored: StoredImage,
  about: AboutMedia,
): Promise<Image> {
  const { hash, contentType, width, height, bytes, placeholder } = stored
  requireFolder(contentType, about.folder)
  const formerFiles = about.formerFile ? [about.formerFile] : []
  const file = buildMediaFile(about.folder, about.ownerId, about.name, hash)
  await db
    .insert(media)
    .values({
      file,
      hash,
      folder: about.folder,
      ownerId: about.ownerId,
      contentType,
      width,
      height,
      bytes,
      ...(about.focalPoint ? { focalX: about.focalPoint.x, focalY: about.focalPoint.y } : {}),
      alt: about.alt ?? {},
      caption: about.caption ?? {},
      locales: about.locales ?? null,
      placeholder,
      formerFiles,
    })
    .onConflictDoUpdate({ target: media.file, set: UPDATED })
  return toImage(company, file, stored, about)
}

/** Returns the content type of the original by the picture's path below the company, or null for an unknown picture. */
export async function findMediaType(db: Queryable, file: string): Promise<string | null> {
  const [row] = await db.select({ contentType: media.contentType }).from(media).where(eq(media.file, file)).limit(1)
  return row?.contentType ?? null
}

/**
 * Returns the current path of a picture, below the company, by its path in a previous release, or null for an unknown
 * picture. At most one row matches. The query has no `limit 1`: with it, PostgreSQL expects an early match and scans
 * the table instead of the index.
 */
export async function findRenamedMedia(db: Queryable, formerFile: string): Promise<string | null> {
  const [row] = await db
    .select({ file: media.file })
    .from(media)
    .where(arrayContains(media.formerFiles, [formerFile]))
  return row?.file ?? null
}

export async function listMediaHashes(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ hash: media.hash }).from(media)
  return rows.map(({ hash }) => hash)
}

export interface MediaService {
  /**
   * Checks and stores a file that is meant for a folder. Throws `MediaRefusedError`. Makes network calls: never call it
   * in a transaction.
   */
  store: (company: string, folder: MediaFolder, body: Buffer) => Promise<StoredImage>
  /** Stores a variant that was encoded elsewhere. */
  putVariant: (company: string, hash: string, variant: Variant, body: Buffer) => Promise<void>
  /** Copies the files of pictures from one tenant to another. */
  copyFiles: (from: string, to: string, hashes: readonly string[]) => Promise<void>
  /**
   * Returns the file for an address, or null if there is none. For a variant that does not exist yet, it returns a
   * larger picture and queues the variant. With `isProbe` it does not queue.
   */
  read: (address: MediaAddress, options?: { isProbe?: boolean }) => Promise<SentPicture | null>
  stop: () => Promise<void>
}

export function createMediaService(options: {
  storage: Storage
  encoder: PictureEncoder
  log: Pick<Logger, 'warn'>
}): MediaService {
  const { storage, encoder, log } = options
  const queue = new VariantQueue(encoder.encode, log)
  return {
    store: (company, folder, body) => storeImage({ storage: tenantStorage(storage, company), encoder }, folder, body),
    putVariant: (company, hash, { width, format }, body) =>
      tenantStorage(storage, company).write(mediaKey(hash, variantName(width, format)), body),
    async copyFiles(from, to, hashes) {
      const [source, target] = [tenantStorage(storage, from), tenantStorage(storage, to)]
      for (const hash of new Set(hashes))
        for await (const { key } of source.list(mediaPrefix(hash))) {
          const body = await source.read(key)
          if (body) await target.write(key, body)
        }
    },
    async read({ company, hash, variant }, { isProbe = false } = {}) {
      const own = tenantStorage(storage, company)
      if (!variant) return readDrawing(own, hash)
      const picture = await readVariant(own, hash, variant)
      if (picture && !picture.isFinal && !isProbe) queue.request(company, { storage: own, hash, ...variant })
      return picture
    },
    stop: () => queue.stop(),
  }
}
