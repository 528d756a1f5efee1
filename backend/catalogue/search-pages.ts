import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import type { Image } from '@/domain/content/schema'
import { poolOf } from '../db/client'
import type { ListingSource } from './listing'
import { EVERYWHERE, findFirst, having, PREFERENCE, type Wanted } from './search-terms'
import { countByTaxon } from './taxons'

type PageRow = { id: number; page_type: string; images: Image[]; title: string; slug: string }

/** Title before text; where that is equal, how often the words stand there, which is less than one. */
const SCORE = `
  case when ${having(4)} then 20 else 10 end + ${PREFERENCE} + ts_rank('{0, 0.1, 0.1, 0.4}', x.search, ${EVERYWHERE})`

/** Found in any language, shown in the asked one: what has no text in it is left out, it could not be linked to. */
const PAGES = {
  name: 'search_pages',
  text: `
    select p.id, p.page_type, p.images, t.title, t.slug from (
      select x.page_id as id, max(${SCORE}) as score from page_texts x
      where x.page_type in ('destination', 'category', 'blog') and ${having(1)} group by x.page_id
    ) m join pages p on p.id = m.id join page_texts t on t.page_id = p.id and t.locale = $3
    order by m.score desc, p.position, p.id limit $5`,
}

const hitTypeOf = (pageType: string): SearchHit['hitType'] =>
  pageType === 'destination' || pageType === 'category' ? pageType : 'article'

/** Destinations, categories and articles that a term finds, the best first. */
export async function findPages(source: ListingSource, wanted: Wanted, limit: number): Promise<SearchHit[]> {
  const pool = poolOf(source.shelf.db)
  const rows = await findFirst(wanted, async (match) => {
    return (await pool.query<PageRow>({ ...PAGES, values: [...match, limit] })).rows
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
