import { inArray } from 'drizzle-orm'
import type { CategoryOrDestinationRef } from '@/domain/content/schema'
import { type Queryable, schema } from '../platform/database/client'

const { pageTexts } = schema

/** Titles and slugs of destinations and categories in all their languages. */
export async function findCategoryTitles(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, CategoryOrDestinationRef>> {
  const unique = [...new Set(ids)]
  const { pageId: id, locale: language, title: name, slug: address } = pageTexts
  const columns = { pageId: id, locale: language, title: name, slug: address }
  const rows = unique.length === 0 ? [] : await db.select(columns).from(pageTexts).where(inArray(id, unique))
  const categoriesAndDestinations = new Map<number, CategoryOrDestinationRef>()
  for (const { pageId, locale, title, slug } of rows) {
    const known = categoriesAndDestinations.get(pageId) ?? { id: pageId, content: {} }
    categoriesAndDestinations.set(pageId, { id: pageId, content: { ...known.content, [locale]: { title, slug } } })
  }
  return categoriesAndDestinations
}
