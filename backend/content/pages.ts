import { and, asc, desc, eq } from 'drizzle-orm'
import type { Page, PageCard, PageType } from '@/domain/content/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { countByCategory, openSource } from '../catalogue/service'
import { schema } from '../platform/database/client'
import { sanitiseHtml } from '../platform/html/sanitise'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireLanguage } from '../settings/service'

const { pages, pageTexts } = schema

type PageRow = typeof pages.$inferSelect
type TextRow = typeof pageTexts.$inferSelect

function toPage(row: PageRow, texts: readonly TextRow[], locale: Locale, fallback: Locale): Page | null {
  const words = pickLocalized<TextRow>(Object.fromEntries(texts.map((text) => [text.locale, text])), locale, fallback)
  if (!words) return null
  return {
    id: row.id,
    pageType: row.pageType as PageType,
    parentId: row.parentId,
    slugs: Object.fromEntries(texts.map((text) => [text.locale, text.slug])),
    title: words.title,
    summary: words.summary,
    body: words.body,
    images: row.images,
    questions: words.questions,
    seo: null,
    publishedOn: row.publishedOn,
    readingMinutes: row.readingMinutes,
    label: words.label,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** `GET /page-get`. Throws `notFound` if no page of that type has the slug in any language. */
export async function requirePage(
  context: CallContext,
  pageType: PageType,
  slug: string,
  locale: Locale,
): Promise<Page> {
  const { db } = context
  const [found] = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageType, pageType), eq(pageTexts.slug, slug)))
  const [row] = found ? await db.select().from(pages).where(eq(pages.id, found.id)) : []
  if (!row) throw new ApiError('notFound')
  const texts = await db.select().from(pageTexts).where(eq(pageTexts.pageId, row.id))
  const page = toPage(row, texts, locale, (await requireLanguage(db)).default)
  if (!page) throw new ApiError('notFound')
  // The body was sanitised when it was written. It is sanitised again in case the row was written in another way.
  return { ...page, body: sanitiseHtml(page.body) }
}

/** `GET /page-all-get`: articles newest first, all other pages in the operator's order. */
export async function listPages(
  context: CallContext,
  query: { pageType: PageType; locale: Locale; parentId?: number | undefined; limit: number },
) {
  const { db } = context
  const condition = and(
    eq(pages.pageType, query.pageType),
    query.parentId === undefined ? undefined : eq(pages.parentId, query.parentId),
  )
  const rows = await db
    .select()
    .from(pages)
    .where(condition)
    .orderBy(desc(pages.publishedOn), asc(pages.position), asc(pages.id))
    .limit(query.limit)
  const texts = await db.select().from(pageTexts).where(eq(pageTexts.pageType, query.pageType))
  const fallback = (await requireLanguage(db)).default
  const isCategoryOrDestination = query.pageType === 'destination' || query.pageType === 'category'
  const counts = isCategoryOrDestination ? await countByCategory(await openSource(context)) : new Map<number, number>()
  const cards = rows.flatMap((row): PageCard[] => {
    const page = toPage(
      row,
      texts.filter((text) => text.pageId === row.id),
      query.locale,
      fallback,
    )
    if (!page) return []
    const { body: _body, questions: _questions, seo: _seo, ...card } = page
    return [isCategoryOrDestination ? { ...card, productCount: counts.get(row.id) ?? 0 } : card]
  })
  return { pages: cards }
}
