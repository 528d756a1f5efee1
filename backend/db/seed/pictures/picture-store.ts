import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type BrandFile, brandFile, brandType, parseBrandPath } from './brand/brand-files'
import { GALLERY_SIZE, galleryOf } from './gallery'
import { HEROES } from './heroes'
import { PictureCache } from './picture-cache'
import type { PictureSpec } from './pictures'
import { batchOf, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from './raster'
import { publish, type RenderOptions, type RenderReport, renderPictures } from './render'
import { isSceneName } from './scenes'
import { RANK, WorkQueue } from './work-queue'

export interface PictureStoreOptions extends Omit<RenderOptions, 'signal'> {
  /** Root of the uploads host's files. */
  readonly uploadsDir: string
  /** Whether a tenant shows this picture: nothing else is drawn on request, or anybody could fill the disk. */
  readonly isKnown: (file: string) => boolean | Promise<boolean>
  /** How many requests may wait for a picture that is not drawn yet. */
  readonly waiting?: number
}

export interface StoredPicture {
  readonly body: Buffer
  readonly type: `image/${PictureFormat}` | BrandFile['type']
}

interface VariantPath {
  readonly file: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}

const FILE = /^[a-z0-9_-]+\/pictures\/([a-z0-9]+)-(\d{1,9})-(\d)$/
const VARIANT = /^(.+)-([1-9]\d*)\.(avif|webp)$/

/** Spec of a picture by its name, `<company>/pictures/<scene>-<seed>-<index>`, the scene `hero` among them; null if it names none. */
export function specOfFile(file: string): PictureSpec | null {
  const [, scene = '', seed, index] = FILE.exec(file) ?? []
  if (scene === 'hero') return (index === '0' && HEROES[Number(seed)]) || null
  if (!isSceneName(scene) || Number(index) >= GALLERY_SIZE) return null
  return galleryOf(scene, Number(seed))[Number(index)] ?? null
}

/** A variant's path below the uploads host, taken apart; null if it is none. */
export function parseVariant(path: string): VariantPath | null {
  const [, file, size, ending] = VARIANT.exec(path) ?? [],
    width = PICTURE_WIDTHS.find((known) => known === Number(size)),
    format = PICTURE_FORMATS.find((known) => known === ending)
  return file && width && format ? { file, width, format } : null
}

/** The demo's pictures behind the uploads host: read from disk, drawn when one is asked for that is not there yet, and filled in the background. */
export class PictureStore {
  private readonly cache: PictureCache
  private readonly queue: WorkQueue

  constructor(private readonly options: PictureStoreOptions) {
    this.cache = new PictureCache(options.cacheDir)
    this.queue = new WorkQueue(options.concurrency ?? availableParallelism(), options.waiting ?? 48)
  }

  /**
   * A picture's variant, or a brand file (the tenant's own, else the demo's drawing), by its path below the uploads host; null for what
   * is neither. Throws `QueueFullError` when too many wait.
   */
  async read(path: string): Promise<StoredPicture | null> {
    return (await this.readVariant(path)) ?? (await this.readBrand(path))
  }

  private async readBrand(path: string): Promise<StoredPicture | null> {
    const asked = parseBrandPath(path)
    if (!asked) return null
    const own = await readFile(join(this.options.uploadsDir, path)).catch(() => null)
    return own ? { body: own, type: brandType(asked.name) } : brandFile(path)
  }

  private async readVariant(path: string): Promise<StoredPicture | null> {
    const variant = parseVariant(path),
      spec = variant && specOfFile(variant.file)
    if (!variant || !spec) return null
    const { file, width, format } = variant,
      type = `image/${format}` as const,
      onDisk = join(this.options.uploadsDir, path)
    const found = await readFile(onDisk).catch(() => null)
    if (found) return { body: found, type }
    if (!(await this.options.isKnown(file))) return null
    const job = { spec, outBase: join(this.options.uploadsDir, file) },
      batch = batchOf(width)
    await this.queue.add(`${job.outBase}:${batch}`, RANK.asked, async () => {
      await this.cache.ensure(spec, batch)
      await publish(this.cache, job, batch)
    })
    return { body: await readFile(onDisk), type }
  }

  /** Draws and publishes all of these files that are not there yet, covers first; requests in between go before them. */
  async fill(files: readonly { file: string; cover: boolean }[], signal?: AbortSignal): Promise<RenderReport> {
    const jobs = files.flatMap(({ file, cover }) => {
      const spec = specOfFile(file)
      return spec ? [{ spec, cover, outBase: join(this.options.uploadsDir, file) }] : []
    })
    const { cacheDir, log } = this.options
    return await renderPictures(jobs, { cacheDir, log, ...(signal ? { signal } : {}) }, this.queue)
  }
}
