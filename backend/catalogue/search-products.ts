import { poolOf, type TenantDatabase } from '../db/client'
import { CONDITION, FREQUENCY, findFirst, type Match, PLACE, TITLE_CONDITION, type Wanted } from './search-terms'

/** Less than any match in a product's own words: a search for a place ends with all that is there. */
const SCORE_OF_PLACE = 0.9

/**
 * Numbers of active products that match in any of their languages, or by the name of their destination, the best first.
 * A word of thousands of texts would take longest to weigh: how often words stand in a text is asked only of those that
 * are among the best without it.
 */
const PRODUCTS = {
  name: 'search_products',
  text: `
    select best.id from (
      select m.id, m.score, p.rank from (
        select found.id, max(found.score) as score from (
          select x.product_id as id, ${PLACE} as score from product_texts x where ${CONDITION}
          union all
          select there.id, ${SCORE_OF_PLACE} from page_texts x join products there on there.destination_id = x.page_id
          where x.page_type = 'destination' and ${TITLE_CONDITION}
        ) found group by found.id
      ) m join products p on p.id = m.id and p.active
      order by m.score desc, p.rank, m.id limit $5
    ) best left join lateral (
      select max(${PLACE} + ${FREQUENCY}) as score from product_texts x where x.product_id = best.id and ${CONDITION}
    ) weighed on true
    order by greatest(best.score, weighed.score) desc, best.rank, best.id`,
}

export const askForProducts = (match: Match, limit: number) => ({ ...PRODUCTS, values: [...match, limit] })

/** Numbers of the products that a search finds, the best first. */
export async function findProductIds(db: TenantDatabase, wanted: Wanted, limit: number): Promise<number[]> {
  const rows = await findFirst(wanted, async (match) => {
    return (await poolOf(db).query<{ id: number }>(askForProducts(match, limit))).rows
  })
  return rows.map((row) => row.id)
}
