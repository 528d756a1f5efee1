import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PQueue from 'p-queue'
import * as z from 'zod'
import { insertMedia, type MediaService } from '@/backend/media/media-service'
import type { MediaFolder } from '@/backend/media/names'
import type { StoredImage } from '@/backend/media/store-image'
import type { Queryable } from '@/backend/platform/database/client'
import { type Image, imageSchema } from '@/domain/content/schema'
import { PICTURE_FORMATS } from '@/domain/media/variants'
import { localized } from '@/domain/shared/schema'
import type { AboutImage, BrandFiles, ImageSource } from './image-source'

const FOLDER = 'demo/images'
/** Width of pictures on cards, in px. These files are created in advance, so that they need no encoding at startup. */
const CARD_WIDTH = 640

/** Number of images stored concurrently. Most of the time is disk I/O. */
const AT_ONCE = 16

const imageListSchema = z.array(
  z.object({
    id: z.string(),
    alt: localized(z.string().max(300)),
    /** Point that stays visible when the image is cropped; the default is the centre. */
    focalPoint: imageSchema.shape.focalPoint,
    /** Subject and time of day, required by the content rules. */
    subject: z.string(),
    hour: z.string(),
  }),
)

export type DemoImage = z.infer<typeof imageListSchema>[number]

/** Reads the demo's images by id, with their alternative texts. */
export async function readImageList(): Promise<Map<string, DemoImage>> {
  const list = imageListSchema.parse(JSON.parse(await readFile(join(FOLDER, 'images.json'), 'utf8')))
  return new Map(list.map((image) => [image.id, image]))
}

/** Files of demo/brand by purpose, with the folder in which each is stored (spec 7). */
const BRAND = {
  logo: { file: 'logo.svg', folder: 'logo' },
  logoMark: { file: 'mark.svg', folder: 'logo' },
  favicon: { file: 'favicon.svg', folder: 'favicon' },
  tursab: { file: 'tursab.svg', folder: 'logo' },
} as const satisfies Record<keyof BrandFiles, { file: string; folder: MediaFolder }>

type BrandKey = keyof typeof BRAND

/** A demo picture that was already stored for a tenant in the same run. */
export interface KnownPicture {
  company: string
  stored: StoredImage
}

/** The pictures of one demo tenant. Store the files first, then write the entries. */
export class ImageLibrary implements ImageSource {
  private readonly stored = new Map<string, StoredImage>()

  constructor(
    private readonly company: string,
    private readonly media: MediaService,
    private readonly list: ReadonlyMap<string, DemoImage>,
    /** Shared between tenants, by id; `storeImages` adds to it. Known images are copied without another check. */
    private readonly known: Map<string, KnownPicture> = new Map(),
  ) {}

  async storeBrand(): Promise<void> {
    for (const { file, folder } of Object.values(BRAND))
      await this.storeFile(file, folder, await readFile(join('demo/brand', this.company, file)))
  }

  /** Stores the images with the variants used on cards. */
  async storeImages(ids: Iterable<string>): Promise<void> {
    const queue = new PQueue({ concurrency: AT_ONCE })
    await queue.addAll([...new Set(ids)].map((id) => () => this.storeImage(id)))
  }

  async add(db: Queryable, ids: readonly string[], about: AboutImage): Promise<Image[]> {
    const images: Image[] = []
    for (const [index, id] of ids.entries()) {
      const { alt, focalPoint } = this.describe(id)
      const seen = { alt, ...(focalPoint ? { focalPoint } : {}) }
      const image = await insertMedia(db, this.company, this.require(id), { ...about, name: id, ...seen })
      images.push({ ...image, cover: index === 0 ? 1 : 0 })
    }
    return images
  }

  async addBrand(db: Queryable): Promise<BrandFiles> {
    const addOne = async (key: BrandKey): Promise<string> => {
      const { file, folder } = BRAND[key]
      const name = file.replace('.svg', '')
      const about = { folder, ownerId: null, name, formerFile: `brand/${name}` }
      return `${(await insertMedia(db, this.company, this.require(file), about)).file}.svg`
    }
    return {
      logo: await addOne('logo'),
      logoMark: await addOne('logoMark'),
      favicon: await addOne('favicon'),
      tursab: await addOne('tursab'),
    }
  }

  private require(id: string): StoredImage {
    const stored = this.stored.get(id)
    if (!stored) throw new Error(`no image '${id}'`)
    return stored
  }

  private describe(id: string): DemoImage {
    const image = this.list.get(id)
    if (!image) throw new Error(`demo/images/images.json: no image '${id}'`)
    return image
  }

  private async storeFile(id: string, folder: MediaFolder, body: Buffer): Promise<StoredImage> {
    const stored = await this.media.store(this.company, folder, body)
    this.stored.set(id, stored)
    return stored
  }

  private async storeImage(id: string): Promise<void> {
    const known = this.known.get(id)
    if (known) {
      await this.media.copyFiles(known.company, this.company, [known.stored.hash])
      this.stored.set(id, known.stored)
      return
    }
    const { hash } = await this.storeFile(id, 'urun', await readFile(join(FOLDER, `${id}.webp`)))
    for (const format of PICTURE_FORMATS) {
      const body = await readFile(join(FOLDER, String(CARD_WIDTH), `${id}.${format}`))
      await this.media.putVariant(this.company, hash, { width: CARD_WIDTH, format }, body)
    }
    this.known.set(id, { company: this.company, stored: this.require(id) })
  }
}
