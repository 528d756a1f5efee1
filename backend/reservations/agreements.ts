import { and, eq, inArray } from 'drizzle-orm'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import { AGREEMENT_PAGES, RENTED_KINDS } from '@/domain/reservations/agreements'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import type { CatalogueCache, Site } from '../catalogue/service'
import { PromiseCache } from '../platform/cache/promise-cache'
import { type Queryable, schema, type TenantDatabase } from '../platform/database/client'
import { sanitiseHtml } from '../platform/html/sanitise'
import { sha256 } from '../platform/shared/secrets'

const { agreementTexts, pages, pageTexts } = schema

type TextRow = typeof pageTexts.$inferSelect

interface Accepted {
  kinds: readonly BookableKind[]
  locale: Locale
  now: number
}

/** Six languages, each with and without the rental agreement. */
const MOST_WORDINGS = 12

/** Hashes of the stored texts, cached per `Site` object until the site changes. */
const textHashCaches = new WeakMap<Site, PromiseCache<string, string[]>>()

/**
 * Stores the agreement texts as they read now and returns their hashes in order (decisions 10). A page that the
 * operator does not have is skipped.
 */
export async function storeAgreements(cache: CatalogueCache, { kinds, locale, now }: Accepted): Promise<string[]> {
  const { distanceSales, rental } = AGREEMENT_PAGES
  const keys = kinds.some((kind) => RENTED_KINDS.includes(kind)) ? [distanceSales, rental] : [distanceSales]
  const site = await cache.site()
  const cached = textHashCaches.get(site) ?? new PromiseCache(MOST_WORDINGS)
  textHashCaches.set(site, cached)
  return cached.find(`${locale} ${keys.join()}`, () => storeTexts(cache.db, site, { keys, locale, now }))
}

async function storeTexts(
  db: TenantDatabase,
  { language }: Site,
  { keys, locale, now }: { keys: string[]; locale: Locale; now: number },
): Promise<string[]> {
  const rows = await db
    .select({ key: pages.key, text: pageTexts })
    .from(pages)
    .innerJoin(pageTexts, eq(pageTexts.pageId, pages.id))
    .where(and(eq(pages.pageType, 'content'), inArray(pages.key, keys)))
  const cached = keys.flatMap((pageKey) => {
    const texts = rows.filter(({ key }) => key === pageKey).map(({ text }) => [text.locale, text] as const)
    const read = pickLocalized<TextRow>(Object.fromEntries(texts), locale, language.default)
    if (!read) return []
    const { title } = read
    const body = sanitiseHtml(read.body)
    const hash = sha256(JSON.stringify([pageKey, read.locale, title, body]))
    return [{ hash, pageKey, locale: read.locale, title, body, keptAt: new Date(now) }]
  })
  if (cached.length > 0) await db.insert(agreementTexts).values(cached).onConflictDoNothing()
  return cached.map(({ hash }) => hash)
}

/** Returns the texts of the hashes, in the same order. */
export async function readAgreements(db: Queryable, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  const rows = await db
    .select()
    .from(agreementTexts)
    .where(inArray(agreementTexts.hash, [...hashes]))
  return hashes.flatMap((hash) => rows.find((row) => row.hash === hash) ?? [])
}
