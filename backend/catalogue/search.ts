import { inArray, sql } from 'drizzle-orm'
import type { SearchHit, SearchResult } from '@/domain/catalogue/shared/listing-schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { todayOf } from './cards'
import { readFilterable } from './filterable'
import { buildListing, cardsOf } from './listing'
import { findPages } from './search-pages'
import { findProductIds } from './search-products'

const MAXIMUM_MATCHES = 200
const SUGGESTED_PRODUCTS = 5
const SUGGESTED_PAGES = 5

/** `GET /category-urun-arama`: suggestions as one types, and the listing of all that match. */
export async function search(
  context: CallContext,
  query: ParsedRequestOf<typeof catalogueCalls.searchProducts>,
): Promise<SearchResult> {
  const { db, now } = context
  const { term, locale } = query
  const [ids, pageHits] = await Promise.all([
    findProductIds(db, term, locale, MAXIMUM_MATCHES),
    findPages(db, term, locale, SUGGESTED_PAGES),
  ])
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
