import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import type { Image } from '@/domain/content/schema'

/** The first picture of a search hit, with its focal point. */
export function toHitImage([image]: readonly Image[]): Pick<SearchHit, 'image' | 'focalPoint'> {
  return { image: image?.file ?? null, ...(image?.focalPoint ? { focalPoint: image.focalPoint } : {}) }
}
