import { memoiseByList } from '@/domain/catalogue/shared/memoise-by-list'
import type { FilterableRow } from './filterable'
import type { ListingSource } from './listing'
import { type Finder, findTexts } from './search-everything'
import { findFirst, type Wanted } from './search-terms'

/** All products in the tenant's own order, with each product's position by its id. */
function rankingOf(all: readonly FilterableRow[]) {
  return memoiseByList(all, 'ranking', () => {
    const ranked = [...all].sort((left, right) => left.rank - right.rank || left.id - right.id)
    return { ranked, places: new Map(ranked.map(({ id }, place) => [id, place])) }
  })
}

/**
 * Returns at most the given number of active products that match a search: first title matches, then text matches, then
 * products at a place with a matching name. Equal matches keep the tenant's own order.
 */
export async function findProducts(
  source: ListingSource,
  wanted: Wanted,
  limit: number,
  find: Finder,
): Promise<FilterableRow[]> {
  const { cache, site, today } = source
  return findFirst(wanted, async (match) => {
    const { titles, texts, places: destinations } = await find(match)
    const { ranked, places } = rankingOf(await cache.index.all(site, today))
    const found = new Set<FilterableRow>()
    const addGroups = (groups: readonly string[]) => {
      for (const ids of groups) {
        if (found.size >= limit) return
        // A word may match thousands of products, of which most are never shown. So positions are sorted instead of
        // products.
        const equal = Uint32Array.from(ids.split(','), (id) => places.get(Number(id)) ?? ranked.length).sort()
        for (const place of equal) {
          const product = ranked[place]
          if (!product || found.size >= limit) break
          found.add(product)
        }
      }
    }
    addGroups(titles)
    if (found.size < limit) addGroups(texts ?? (await findTexts(source, match)))
    const there = new Set(destinations)
    if (there.size > 0)
      for (const product of ranked) {
        if (found.size >= limit) break
        if (there.has(product.row.destinationId)) found.add(product)
      }
    return [...found]
  })
}
