import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/domain/shared/locales'
import type { Queryable } from '../db/client'
import { findFirst, type Match } from './search-terms'

/** Less than any match in a product's own words: a search for a place ends with all that is there. */
const SCORE_OF_PLACE = 0.9

/** Numbers of active products that match in any of their languages, or by the name of their destination, the best first. */
export const productsQuery = ({ condition, titleCondition, score }: Match, limit: number): SQL => sql`
  select m.id from (
    select found.id, max(found.score) as score from (
      select x.product_id as id, ${score} as score from product_texts x where ${condition}
      union all
      select there.id, ${SCORE_OF_PLACE} from page_texts x join products there on there.destination_id = x.page_id
      where x.page_type = 'destination' and ${titleCondition}
    ) found group by found.id
  ) m join products p on p.id = m.id and p.active
  order by m.score desc, p.rank, m.id limit ${limit}`

/** Numbers of the products that a term finds, the best first. */
export async function findProductIds(db: Queryable, term: string, locale: Locale, limit: number): Promise<number[]> {
  const rows = await findFirst(db, term, locale, async (match) => {
    return (await db.execute<{ id: number }>(productsQuery(match, limit))).rows
  })
  return rows.map((row) => row.id)
}
