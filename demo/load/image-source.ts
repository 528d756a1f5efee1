import type { AboutMedia } from '@/backend/media/media-service'
import type { Queryable } from '@/backend/platform/database/client'
import type { Image } from '@/domain/content/schema'
import type { Settings } from '@/domain/settings/schema'

/** Paths of the operator's logo, icons and association logo, below the uploads host. */
export type BrandFiles = Settings['logoFavicon'] & { tursab: string }

/**
 * Data of an image that the loader provides. Name, alternative texts and focal point are from demo/images/images.json.
 */
export type AboutImage = Omit<AboutMedia, 'name' | 'alt' | 'focalPoint'>

/** Provides the pictures of one tenant to the loader. Their files must already be stored. */
export interface ImageSource {
  /**
   * Returns entries for an owner's images by their ids, in the given order; the first is the cover. Throws if an id is
   * unknown.
   */
  add: (db: Queryable, ids: readonly string[], about: AboutImage) => Promise<Image[]>
  addBrand: (db: Queryable) => Promise<BrandFiles>
}
