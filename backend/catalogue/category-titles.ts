import { inArray } from 'drizzle-orm'
import type { TaxonRef } from '@/domain/content/schema'
import { type Queryable, schema } from '../platform/database/client'

const { pageTexts } = schema

/** Titles and slugs of destinations and categories in all their languages. */
export async function findCategoryTitles(db: Queryable, ids: readonly number[]): Promise<Map<number, TaxonRef>> {
  const unique = [...new Set(ids)]
  const { pageId: id, locale: language, title: name, slug: address } = pageTexts
  const columns = { pageId: id, locale: language, title: name, slug: address }
  const rows = unique.length === 0 ? [] : await db.select(columns).from(pageTexts).where(inArray(id, unique))
  const taxons = new Map<number, TaxonRef>()
  for (const { pageId, locale, title, slug } of rows) {
    const known = taxons.get(pageId) ?? { id: pageId, content: {} }
    taxons.set(pageId, { id: pageId, content: { ...known.content, [locale]: { title, slug } } })
  }
  return taxons
}
