import type { Image } from '@/domain/content/schema'
import { poolOf } from '../platform/database/client'
import type { ListingSource } from './listing'
import { EVERYWHERE, having, type Match, PREFERENCE } from './search-terms'

export type PageRow = { id: number; page_type: string; images: Image[]; title: string; slug: string }

/** The results of one match. */
export interface Found {
  /** Products with the words in a title: comma-separated ids, one string for each score, the best first. */
  titles: readonly string[]
  /** The same for products with the words anywhere. Null if there are enough title matches. */
  texts: readonly string[] | null
  /** The best pages, in the requested language. Pages without a text in it are left out, because they have no link. */
  pages: readonly PageRow[]
  /** Ids of the destinations with the words in their title, in any language. */
  places: readonly number[]
}

export type Finder = (match: Match) => Promise<Found>

const byWorth = (condition: string) => `
  select string_agg(best.id::text, ',') as ids, best.score, count(*) as amount from (
    select x.product_id as id, max(${PREFERENCE}) as score from product_texts x where ${condition} group by x.product_id
  ) best group by best.score`

/** Uses indexes only. A word that occurs in thousands of titles does not read their texts. */
const IN_TITLES = byWorth(`search_title(x.folded_title) @@ ${EVERYWHERE}`)

const inOrder = (groups: string) => `(select json_agg(g.ids order by g.score desc) from (${groups}) g)`

const IN_TEXTS = inOrder(byWorth(having(1)))

/** Title matches come before text matches. The rank by frequency, which is less than one, breaks ties. */
const SCORE = `
  case when x.in_title then 20 else 10 end + ${PREFERENCE} + ts_rank('{0, 0.1, 0.1, 0.4}', x.search, ${EVERYWHERE})`

/**
 * Finds everything in one query. It reads each matching page once. It skips product texts if there are enough title
 * matches.
 */
const EVERYTHING = {
  name: 'search_everything',
  text: `
    with titles as materialized (${IN_TITLES}),
    x as materialized (
      select x.page_id, x.page_type, x.locale, x.folded_title, x.search, ${having(4)} as in_title from page_texts x
      where x.page_type in ('destination', 'category', 'blog') and ${having(1)}
    )
    select ${inOrder('select * from titles')} as titles,
      case when coalesce((select sum(amount) from titles), 0) < $6 then ${IN_TEXTS} end as texts,
      (select json_agg(distinct x.page_id) from x where x.in_title and x.page_type = 'destination') as places,
      (select json_agg(best) from (
        select p.id, p.page_type, p.images, t.title, t.slug from (
          select x.page_id as id, max(${SCORE}) as score from x group by x.page_id
        ) m join pages p on p.id = m.id join page_texts t on t.page_id = p.id and t.locale = $3
        order by m.score desc, p.position, p.id limit $5
      ) best) as pages`,
}

const TEXTS = { name: 'search_texts', text: `select ${IN_TEXTS} as texts` }

interface Limits {
  /** If at least this many products have the words in a title, the texts are not searched. */
  products: number
  pages: number
}

export const askForEverything = (match: Match, { products, pages }: Limits) => ({
  ...EVERYTHING,
  values: [...match, pages, products],
})

type Row = { [K in keyof Found]: Found[K] | null }

/** Caches the result of each match, so that all callers share one query. */
export function createFinder({ cache }: ListingSource, limits: Limits): Finder {
  const asked = new Map<string, Promise<Found>>()
  const ask = async (match: Match): Promise<Found> => {
    const { rows } = await poolOf(cache.db).query<Row>(askForEverything(match, limits))
    const [row] = rows
    const hasTitlesEnough = row?.texts == null && row?.titles != null
    return {
      titles: row?.titles ?? [],
      texts: hasTitlesEnough ? null : (row?.texts ?? []),
      pages: row?.pages ?? [],
      places: row?.places ?? [],
    }
  }
  return (match) => {
    const [everywhere] = match
    const found = asked.get(everywhere) ?? ask(match)
    asked.set(everywhere, found)
    return found
  }
}

/** Searches only the texts. Used if some title matches are not on sale, so that too few remain. */
export async function findTexts({ cache }: ListingSource, match: Match): Promise<readonly string[]> {
  const { rows } = await poolOf(cache.db).query<{ texts: string[] | null }>({ ...TEXTS, values: match.slice(0, 3) })
  return rows[0]?.texts ?? []
}
