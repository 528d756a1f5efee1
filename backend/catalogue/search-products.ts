import { poolOf } from '../db/client'
import type { FilterableRow } from './filterable'
import type { ListingSource } from './listing'
import { CONDITION, EVERYWHERE, findFirst, type Match, PREFERENCE, TITLE_CONDITION, type Wanted } from './search-terms'

/**
 * Numbers of the products that match in any of their languages, or by the name of their destination, in lists of equal
 * worth, the best first: words in a title, in a text, in the name of the place. A word of thousands of texts is found by
 * indexes alone; none of those texts is looked at.
 */
const PRODUCTS = {
  name: 'search_products',
  text: `
    select string_agg(best.id::text, ',') as ids from (
      select found.id, max(found.score) as score from (
        select x.product_id as id, 20 + ${PREFERENCE} as score from product_texts x
        where search_title(x.folded_title) @@ ${EVERYWHERE}
        union all
        select x.product_id, 10 + ${PREFERENCE} from product_texts x where ${CONDITION}
        union all
        select there.id, 9 from page_texts x join products there on there.destination_id = x.page_id
        where x.page_type = 'destination' and ${TITLE_CONDITION}
      ) found group by found.id
    ) best group by best.score order by best.score desc`,
}

export const askForProducts = (match: Match) => ({ ...PRODUCTS, values: [...match] })

const byRank = (left: FilterableRow, right: FilterableRow) => left.rank - right.rank || left.id - right.id

/** Active products that a search finds, at most so many, the best first; equal ones by the shop's own order. */
export function findProducts(source: ListingSource, wanted: Wanted, limit: number): Promise<FilterableRow[]> {
  const { shelf, site, today } = source
  return findFirst(wanted, async (match) => {
    const { rows } = await poolOf(shelf.db).query<{ ids: string }>(askForProducts(match))
    const products: FilterableRow[] = []
    for (const { ids } of rows) {
      if (products.length >= limit) break
      const equal = await shelf.index.among(ids.split(',').map(Number), site, today)
      products.push(...equal.sort(byRank).slice(0, limit - products.length))
    }
    return products
  })
}
