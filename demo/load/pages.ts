import { eq } from 'drizzle-orm'
import { toSearchColumns } from '@/backend/catalogue/search-columns'
import type { MediaFolder } from '@/backend/media/names'
import { type Queryable, schema } from '@/backend/platform/database/client'
import { sanitiseHtml } from '@/backend/platform/html/sanitise'
import { toSlug } from '@/domain/shared/slug'
import type { ImageSource } from './image-source'
import type { DemoPage } from './page-schema'

const { pages, pageTexts } = schema

const FOLDERS: Readonly<Record<string, MediaFolder>> = { destination: 'bolge', category: 'kategori' }

/** Folders of spec 7; other page types share one. */
export const pageFolderOf = (pageType: string): MediaFolder => FOLDERS[pageType] ?? 'sayfa'

/** Page ids by type and key, as products and menus refer to them. */
export type PageIndex = Map<string, number>

export const pageKey = (pageType: string, key: string) => `${pageType}/${key}`

async function insertPage(
  db: Queryable,
  source: ImageSource,
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
      images: [],
      publishedOn: page.publishedOn ?? null,
      readingMinutes: page.readingMinutes ?? null,
      position,
    })
    .returning({ id: pages.id })
  if (!row) throw new Error(`page ${page.key} was not written`)
  if (page.image) {
    const images = await source.add(db, [page.image], { folder: pageFolderOf(page.pageType), ownerId: row.id })
    await db.update(pages).set({ images }).where(eq(pages.id, row.id))
  }
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

/** Writes pages in the given order. A parent must precede its children. */
export async function loadPages(db: Queryable, source: ImageSource, list: readonly DemoPage[]): Promise<PageIndex> {
  const index: PageIndex = new Map()
  for (const [position, page] of list.entries()) {
    index.set(pageKey(page.pageType, page.key), await insertPage(db, source, page, position, index))
  }
  return index
}
