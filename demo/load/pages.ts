import { toSearchColumns } from '@/backend/catalogue/search-columns'
import { sanitiseHtml } from '@/backend/content/sanitise'
import { type Queryable, schema } from '@/backend/db/client'
import { toSlug } from '@/domain/shared/slug'
import type { DemoPage } from './page-schema'
import type { PictureBook } from './picture-book'

const { pages, pageTexts } = schema

/** Number of a page by type and key, as products and menus refer to it. */
export type PageIndex = Map<string, number>

export const pageKey = (pageType: string, key: string) => `${pageType}/${key}`

async function insertPage(
  db: Queryable,
  book: PictureBook,
  page: DemoPage,
  position: number,
  index: PageIndex,
): Promise<number> {
  const parentType = page.pageType === 'blog' ? 'blogCategory' : page.pageType
  const parentId = page.parent ? (index.get(pageKey(parentType, page.parent)) ?? null) : null
  const [row] = await db
    .insert(pages)
    .values({
      key: page.key,
      pageType: page.pageType,
      parentId,
      kind: page.kind ?? null,
      images: page.scene ? book.take(page.scene, 1) : [],
      publishedOn: page.publishedOn ?? null,
      readingMinutes: page.readingMinutes ?? null,
      position,
    })
    .returning({ id: pages.id })
  if (!row) throw new Error(`page ${page.key} was not written`)
  for (const [locale, text] of Object.entries(page.text)) {
    await db.insert(pageTexts).values({
      pageId: row.id,
      pageType: page.pageType,
      locale,
      title: text.title,
      slug: text.slug ?? toSlug(text.title),
      summary: text.summary,
      body: sanitiseHtml(text.body),
      label: text.label ?? null,
      questions: text.questions ?? [],
      ...toSearchColumns(text.title, text.summary),
    })
  }
  return row.id
}

/** Writes pages in the given order; a parent stands before its children. */
export async function loadPages(db: Queryable, book: PictureBook, list: readonly DemoPage[]): Promise<PageIndex> {
  const index: PageIndex = new Map()
  for (const [position, page] of list.entries()) {
    index.set(pageKey(page.pageType, page.key), await insertPage(db, book, page, position, index))
  }
  return index
}
