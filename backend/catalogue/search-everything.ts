import type { Image } from '@/domain/content/schema'
import { poolOf } from '../platform/database/client'
import type { ListingSource } from './listing'
import { EVERYWHERE, having, type Match, PREFERENCE } from './search-terms'

export type PageRow = { id: number; page_type: string; images: Image[]; title: string; slug: string }

/** What the words of one match are found in. */
export interface Found {
  /** Numbers of products in lists of equal worth, the best first: of those that have the words in a title. */
  titles: readonly string[]
  /** The same of those that have them anywhere; null where there are titles enough. */
  texts: readonly string[] | null
  /** The best, shown in the asked language: what has no text in it is left out, it could not be linked to. */
  pages: readonly PageRow[]
  /** Numbers of the destinations that are called so, in any language. */
  places: readonly number[]
}

export type Finder = (match: Match) => Promise<Found>

const byWorth = (condition: string) => `
  select string_agg(best.id::text, ',') as ids, best.score, count(*) as amount from (
    select x.product_id as id, max(${PREFERENCE}) as score from product_texts x where ${condition} group by x.product_id
  ) best group by best.score`

/** A word of thousands of titles is found by indexes alone; none of those texts is looked at. */
const IN_TITLES = byWorth(`search_title(x.folded_title) @@ ${EVERYWHERE}`)

const inOrder = (groups: string) => `(select json_agg(g.ids order by g.score desc) from (${groups}) g)`

const IN_TEXTS = inOrder(byWorth(having(1)))

/** Title before text; where that is equal, how often the words stand there, which is less than one. */
const SCORE = `
  case when x.in_title then 20 else 10 end + ${PREFERENCE} + ts_rank('{0, 0.1, 0.1, 0.4}', x.search, ${EVERYWHERE})`

/**
 * One question for all of it: each page that has the words is looked at once, and where there are titles enough the
 * texts are not asked for.
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
  /** Of products that have the words in a title: with so many the texts are not asked for. */
  products: number
  pages: number
}

export const askForEverything = (match: Match, { products, pages }: Limits) => ({
  ...EVERYTHING,
  values: [...match, pages, products],
})

type Row = { [K in keyof Found]: Found[K] | null }

/** Asks for each match once, whoever wants to know. */
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

/** The texts alone, where titles enough turned out to be too few: some of them are not for sale. */
export async function findTexts({ cache }: ListingSource, match: Match): Promise<readonly string[]> {
  const { rows } = await poolOf(cache.db).query<{ texts: string[] | null }>({ ...TEXTS, values: match.slice(0, 3) })
  return rows[0]?.texts ?? []
}
