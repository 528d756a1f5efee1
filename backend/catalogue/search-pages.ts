import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import type { Image } from '@/domain/content/schema'
import { poolOf } from '../db/client'
import type { ListingSource } from './listing'
import { EVERYWHERE, findFirst, having, type Match, PREFERENCE, type Wanted } from './search-terms'
import { countByTaxon } from './taxons'

type PageRow = { id: number; page_type: string; images: Image[]; title: string; slug: string }

/** What the words of one match are found in beside products. */
export interface PagesFound {
  /** The best, shown in the asked language: what has no text in it is left out, it could not be linked to. */
  pages: PageRow[]
  /** Numbers of the destinations that are called so, in any language. */
  places: number[]
}

export type PageFinder = (match: Match) => Promise<PagesFound>

/** Title before text; where that is equal, how often the words stand there, which is less than one. */
const SCORE = `
  case when x.in_title then 20 else 10 end + ${PREFERENCE} + ts_rank('{0, 0.1, 0.1, 0.4}', x.search, ${EVERYWHERE})`

/** One question for both: each text that has the words is looked at once. */
const PAGES = {
  name: 'search_pages',
  text: `
    with x as materialized (
      select x.page_id, x.page_type, x.locale, x.folded_title, x.search, ${having(4)} as in_title from page_texts x
      where x.page_type in ('destination', 'category', 'blog') and ${having(1)}
    )
    select (select array_agg(distinct x.page_id) from x where x.in_title and x.page_type = 'destination') as places,
      (select json_agg(best) from (
        select p.id, p.page_type, p.images, t.title, t.slug from (
          select x.page_id as id, max(${SCORE}) as score from x group by x.page_id
        ) m join pages p on p.id = m.id join page_texts t on t.page_id = p.id and t.locale = $3
        order by m.score desc, p.position, p.id limit $5
      ) best) as pages`,
}

/** Asks for the pages of a match once, whoever wants to know. */
export function createPageFinder({ shelf }: ListingSource, limit: number): PageFinder {
  const asked = new Map<string, Promise<PagesFound>>()
  const ask = async (match: Match): Promise<PagesFound> => {
    const query = { ...PAGES, values: [...match, limit] }
    const { rows } = await poolOf(shelf.db).query<{ pages: PageRow[] | null; places: number[] | null }>(query)
    return { pages: rows[0]?.pages ?? [], places: rows[0]?.places ?? [] }
  }
  return (match) => {
    const [everywhere] = match
    const found = asked.get(everywhere) ?? ask(match)
    asked.set(everywhere, found)
    return found
  }
}

const hitTypeOf = (pageType: string): SearchHit['hitType'] =>
  pageType === 'destination' || pageType === 'category' ? pageType : 'article'

/** Destinations, categories and articles that a term finds, the best first. */
export async function findPages(source: ListingSource, wanted: Wanted, find: PageFinder): Promise<SearchHit[]> {
  const rows = await findFirst(wanted, async (match) => (await find(match)).pages)
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
