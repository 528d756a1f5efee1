import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import { countByCategory } from './filter-data'
import type { ListingSource } from './listing'
import type { Finder } from './search-everything'
import { findFirst, type Wanted } from './search-terms'
import { toHitImage } from './to-hit-image'

const hitTypeOf = (pageType: string): SearchHit['hitType'] =>
  pageType === 'destination' || pageType === 'category' ? pageType : 'article'

/** Returns the destinations, categories and articles that match a term, the best first. */
export async function findPages(source: ListingSource, wanted: Wanted, find: Finder): Promise<SearchHit[]> {
  const rows = await findFirst(wanted, async (match) => [...(await find(match)).pages])
  const counts = rows.length === 0 ? new Map<number, number>() : await countByCategory(source)
  return rows.map((row) => ({
    hitType: hitTypeOf(row.page_type),
    product: null,
    title: row.title,
    slug: row.slug,
    ...toHitImage(row.images),
    count: row.page_type === 'blog' ? null : (counts.get(row.id) ?? 0),
  }))
}
