import { type SQL, sql } from 'drizzle-orm'
import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import type { Image } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ListingSource } from './listing'
import { findFirst, type Match } from './search-terms'
import { countByTaxon } from './taxons'

type PageRow = { id: number; page_type: string; images: Image[]; title: string; slug: string }

/** Found in any language, shown in the asked one: what has no text in it is left out, it could not be linked to. */
const pagesQuery = ({ condition, score }: Match, locale: Locale, limit: number): SQL => sql`
  select p.id, p.page_type, p.images, t.title, t.slug from (
    select x.page_id as id, max(${score}) as score from page_texts x
    where x.page_type in ('destination', 'category', 'blog') and ${condition} group by x.page_id
  ) m join pages p on p.id = m.id join page_texts t on t.page_id = p.id and t.locale = ${locale}
  order by m.score desc, p.position, p.id limit ${limit}`

const hitTypeOf = (pageType: string): SearchHit['hitType'] =>
  pageType === 'destination' || pageType === 'category' ? pageType : 'article'

/** Destinations, categories and articles that a term finds, the best first. */
export async function findPages(
  source: ListingSource,
  term: string,
  locale: Locale,
  limit: number,
): Promise<SearchHit[]> {
  const { db } = source.shelf
  const rows = await findFirst(db, term, locale, async (match) => {
    return (await db.execute<PageRow>(pagesQuery(match, locale, limit))).rows
  })
  const counts = rows.length === 0 ? new Map<number, number>() : await countByTaxon(source)
  return rows.map((row) => ({
    hitType: hitTypeOf(row.page_type),
    product: null,
    title: row.title,
    slug: row.slug,
    image: row.images[0]?.file ?? null,
    count: row.page_type === 'blog' ? null : (counts.get(row.id) ?? 0),
  }))
}
