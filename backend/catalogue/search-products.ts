import { poolOf } from '../db/client'
import type { FilterableRow } from './filterable'
import type { ListingSource } from './listing'
import type { PageFinder } from './search-pages'
import { EVERYWHERE, findFirst, having, type Match, PREFERENCE, type Wanted } from './search-terms'

/** Numbers of products in lists of equal worth, the best first; `found` is what has a number and a score. */
const inOrder = (found: string) => `
  select string_agg(best.id::text, ',') as ids from (
    select found.id, max(found.score) as score from (${found}) found group by found.id
  ) best group by best.score order by best.score desc`

/**
 * What has all the words in a title, in any language. A word of thousands of texts is found by indexes alone; none of
 * those texts is looked at.
 */
const IN_TITLES = {
  name: 'search_titles',
  text: inOrder(`
    select x.product_id as id, ${PREFERENCE} as score from product_texts x
    where search_title(x.folded_title) @@ ${EVERYWHERE}`),
}

/** What has them anywhere. */
const IN_TEXTS = {
  name: 'search_texts',
  text: inOrder(`
    select x.product_id as id, ${PREFERENCE} as score from product_texts x
    where ${having(1)}`),
}

type Ids = { ids: string }

export const askForTitles = (match: Match) => ({ ...IN_TITLES, values: match.slice(0, 3) })
export const askForTexts = (match: Match) => ({ ...IN_TEXTS, values: match.slice(0, 3) })

const byRank = (left: FilterableRow, right: FilterableRow) => left.rank - right.rank || left.id - right.id

/**
 * Active products that a search finds, at most so many: first what is called so, then what tells of it, then what is at
 * a place that is called so; equal ones by the shop's own order. What the first ways fill up, the others are not asked for.
 */
export function findProducts(
  source: ListingSource,
  wanted: Wanted,
  limit: number,
  findPages: PageFinder,
): Promise<FilterableRow[]> {
  const { shelf, site, today } = source
  const pool = poolOf(shelf.db)
  return findFirst(wanted, async (match) => {
    const found = new Set<FilterableRow>()
    const add = (equal: FilterableRow[]) => {
      const fresh = equal.filter((product) => !found.has(product)).sort(byRank)
      for (const product of fresh.slice(0, limit - found.size)) found.add(product)
    }
    const addGroups = async ({ rows }: { rows: Ids[] }) => {
      for (const { ids } of rows) {
        if (found.size >= limit) return
        add(await shelf.index.among(ids.split(',').map(Number), site, today))
      }
    }
    await addGroups(await pool.query<Ids>(askForTitles(match)))
    if (found.size < limit) {
      const [texts, { places }] = await Promise.all([pool.query<Ids>(askForTexts(match)), findPages(match)])
      await addGroups(texts)
      const there = new Set(places)
      if (there.size > 0 && found.size < limit) {
        add((await shelf.index.all(site, today)).filter(({ row }) => there.has(row.destinationId)))
      }
    }
    return [...found]
  })
}
