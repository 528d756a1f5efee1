import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Image, PageType } from '@/domain/content/schema'
import type { Localized } from '@/domain/shared/locales'
import { SITE_ENTRIES, type SiteEntry } from '@/domain/wire/calls-site'
import { countByCategory, type ListingSource, openSource } from '../catalogue/service'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'

const { pages, pageTexts, products, productTexts } = schema

const PICTURES = 5

interface Row {
  id: number
  entryType: SiteEntry['entryType']
  images: Image[]
  updatedAt: Date
}

/** The cover comes first, because search engines show it. */
function toFiles(images: readonly Image[]): string[] {
  return [...images]
    .sort((left, right) => right.cover - left.cover)
    .slice(0, PICTURES)
    .map(({ file }) => file)
}

function toEntries(rows: readonly Row[], texts: readonly { id: number; locale: string; slug: string }[]): SiteEntry[] {
  const slugs = new Map<number, Localized<string>>()
  for (const { id, locale, slug } of texts) slugs.set(id, { ...slugs.get(id), [locale]: slug })
  return rows.map(({ id, entryType, images, updatedAt }) => ({
    entryType,
    slugs: slugs.get(id) ?? {},
    files: toFiles(images),
    updatedAt: updatedAt.toISOString(),
  }))
}

/** Returns the pages for the sitemap. A destination or category without a product is left out. */
async function listPageEntries(source: ListingSource): Promise<SiteEntry[]> {
  const { db } = source.cache
  const [rows, texts, counts] = await Promise.all([
    db.select().from(pages).orderBy(asc(pages.id)),
    db.select({ id: pageTexts.pageId, locale: pageTexts.locale, slug: pageTexts.slug }).from(pageTexts),
    countByCategory(source),
  ])
  const full = rows.filter(
    ({ id, pageType }) => (pageType !== 'destination' && pageType !== 'category') || (counts.get(id) ?? 0) > 0,
  )
  return toEntries(
    full.map((row) => ({ ...row, entryType: row.pageType as PageType })),
    texts,
  )
}

async function listProductEntries(db: Queryable, offset: number, limit: number): Promise<SiteEntry[]> {
  const { id, images, updatedAt } = products
  const rows = await db
    .select({ id, images, updatedAt })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.id))
    .offset(offset)
    .limit(limit)
  const texts = await db
    .select({ id: productTexts.productId, locale: productTexts.locale, slug: productTexts.slug })
    .from(productTexts)
    .where(
      inArray(
        productTexts.productId,
        rows.map((row) => row.id),
      ),
    )
  return toEntries(
    rows.map((row) => ({ ...row, entryType: 'product' })),
    texts,
  )
}

/** `GET /site-haritasi-get`: the operator's pages, then the products by id, so that each part stays stable. */
export async function listSite(context: CallContext, page: number): Promise<{ entries: SiteEntry[]; total: number }> {
  const { db } = context
  const [own, [counted]] = await Promise.all([
    listPageEntries(await openSource(context)),
    db.select({ number: count() }).from(products).where(eq(products.active, true)),
  ])
  const start = (page - 1) * SITE_ENTRIES
  const fromOwn = own.slice(start, start + SITE_ENTRIES)
  const left = SITE_ENTRIES - fromOwn.length
  const fromProducts = left > 0 ? await listProductEntries(db, Math.max(0, start - own.length), left) : []
  return { entries: [...fromOwn, ...fromProducts], total: own.length + (counted?.number ?? 0) }
}
