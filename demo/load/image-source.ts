import type { AboutMedia } from '@/backend/media/media-service'
import type { Queryable } from '@/backend/platform/database/client'
import type { Image } from '@/domain/content/schema'
import type { Settings } from '@/domain/settings/schema'

/** Paths of the operator's logo, signs and the association's sign, below the uploads host. */
export type BrandFiles = Settings['logoFavicon'] & { tursab: string }

/** What the loader says of an image; its name, alternative texts and focal point are those of demo/images/images.json. */
export type AboutImage = Omit<AboutMedia, 'name' | 'alt' | 'focalPoint'>

/** Where the loader takes the pictures of one tenant from: files that are stored already. */
export interface ImageSource {
  /** Entries of an owner's images by their ids, in the given order; the first is the cover. Throws on an unknown id. */
  add: (db: Queryable, ids: readonly string[], about: AboutImage) => Promise<Image[]>
  addBrand: (db: Queryable) => Promise<BrandFiles>
}
