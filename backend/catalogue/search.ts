import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchHit, SearchResult } from '@/domain/catalogue/shared/listing-schema'
import { foldText } from '@/domain/shared/fold'
import type { Locale } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { type Queryable, schema } from '../db/client'
import type { CallContext } from '../http/context'
import { todayOf } from './cards'
import { readFilterable } from './filterable'
import { buildListing, cardsOf } from './listing'
import { countProductsByTaxon } from './taxons'

const { pages, pageTexts, productTexts } = schema

/** Word similarity from which a typing error is forgiven: 'kapadokia' finds 'kapadokya'. */
const SIMILARITY = 0.45
const MAXIMUM_MATCHES = 200
const SUGGESTED_PRODUCTS = 5
const SUGGESTED_PAGES = 5

interface Match {
  id: number
  score: number
}

/** Folded text that holds every word of the term, or is like it; `%` and `_` of the term are plain characters. */
async function matchProducts(db: Queryable, term: string): Promise<Match[]> {
  const folded = foldText(term)
  const result = await db.execute<{ id: number; score: number }>(sql`
    select ${productTexts.productId} as id,
      max(word_similarity(${folded}, ${productTexts.folded}) + case when position(${folded} in ${productTexts.folded}) > 0 then 1 else 0 end) as score
    from ${productTexts}
    where position(${folded} in ${productTexts.folded}) > 0 or word_similarity(${folded}, ${productTexts.folded}) >= ${SIMILARITY}
    group by ${productTexts.productId}
    order by score desc, id
    limit ${MAXIMUM_MATCHES}`)
  return result.rows
}

async function matchPages(db: Queryable, term: string, locale: Locale): Promise<SearchHit[]> {
  const folded = foldText(term)
  const columns = {
    id: pages.id,
    pageType: pages.pageType,
    title: pageTexts.title,
    slug: pageTexts.slug,
    images: pages.images,
  }
  const types = ['destination', 'category', 'blog']
  const rows = await db
    .select(columns)
    .from(pageTexts)
    .innerJoin(pages, eq(pages.id, pageTexts.pageId))
    .where(
      and(
        eq(pageTexts.locale, locale),
        inArray(pageTexts.pageType, types),
        sql`(position(${folded} in ${pageTexts.folded}) > 0 or word_similarity(${folded}, ${pageTexts.folded}) >= ${SIMILARITY})`,
      ),
    )
    .orderBy(sql`word_similarity(${folded}, ${pageTexts.folded}) desc`)
    .limit(SUGGESTED_PAGES)
  const counts = await countProductsByTaxon(db)
  return rows.map((row) => ({
    hitType: row.pageType === 'destination' ? 'destination' : row.pageType === 'category' ? 'category' : 'article',
    product: null,
    title: row.title,
    slug: row.slug,
    image: row.images[0]?.file ?? null,
    count: row.pageType === 'blog' ? null : (counts.get(row.id) ?? 0),
  }))
}

/** `GET /category-urun-arama`: suggestions as one types, and the listing of all that match. */
export async function search(
  context: CallContext,
  query: ParsedRequestOf<typeof catalogueCalls.searchProducts>,
): Promise<SearchResult> {
  const { db, now } = context
  const { term, locale } = query
  const [matches, pageHits] = await Promise.all([matchProducts(db, term), matchPages(db, term, locale)])
  const ids = matches.map((match) => match.id)
  const suggested = await cardsOf(db, ids.slice(0, SUGGESTED_PRODUCTS), now)
  const productHits = suggested.map((product): SearchHit => {
    const words = product.content[locale] ?? Object.values(product.content)[0]
    return {
      hitType: 'product',
      product,
      title: words?.title ?? '',
      slug: words?.slug ?? '',
      image: product.images[0]?.file ?? null,
      count: null,
    }
  })
  const today = await todayOf(db, now)
  const source = await readFilterable(
    db,
    locale,
    today,
    ids.length === 0 ? sql`false` : inArray(schema.products.id, ids),
  )
  const byRelevance = <P extends { id: number }>(rows: P[]) =>
    [...rows].sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))
  return {
    term,
    hits: [...pageHits, ...productHits],
    products: await buildListing(db, query, source, now, byRelevance),
  }
}
