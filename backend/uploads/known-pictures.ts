import type { Image } from '@/domain/content/schema'
import { schema } from '../db/client'
import type { TenantRegistry } from '../tenancy/registry'

const { pages, products, settings } = schema

export interface KnownPicture {
  file: string
  cover: boolean
}

/** Every `file` of an image entry anywhere in a settings value. */
function imagesIn(value: unknown): KnownPicture[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn)
  if (value === null || typeof value !== 'object') return []
  const { file } = value as { file?: unknown }
  const own = typeof file === 'string' ? [{ file, cover: true }] : []
  return [...own, ...Object.values(value).flatMap(imagesIn)]
}

const toKnown = (images: readonly Image[]) => images.map(({ file, cover }) => ({ file, cover: cover === 1 }))

/** All pictures that a tenant shows, those of its front page first. */
export async function listKnownPictures(registry: TenantRegistry, company: string): Promise<KnownPicture[]> {
  const db = registry.getDatabase(company)
  if (!db) return []
  const [sections, pageRows, productRows] = await Promise.all([
    db.select({ value: settings.value }).from(settings),
    db.select({ images: pages.images }).from(pages),
    db.select({ images: products.images }).from(products).orderBy(products.rank),
  ])
  const found = [
    ...sections.flatMap((row) => imagesIn(row.value)),
    ...productRows.flatMap((row) => toKnown(row.images)),
    ...pageRows.flatMap((row) => toKnown(row.images)),
  ]
  return [...new Map(found.map((picture) => [picture.file, picture])).values()]
}

const REFRESH_MILLISECONDS = 15_000

/** Whether a tenant shows a picture; the list is read again at most every quarter of a minute. */
export function createKnownPictures(registry: TenantRegistry, now: () => number) {
  const lists = new Map<string, { readAt: number; files: Set<string> }>()
  return async function isKnown(file: string): Promise<boolean> {
    const company = file.split('/')[0] ?? ''
    const list = lists.get(company)
    if (list?.files.has(file)) return true
    if (list && now() - list.readAt < REFRESH_MILLISECONDS) return false
    const files = new Set((await listKnownPictures(registry, company)).map((picture) => picture.file))
    lists.set(company, { readAt: now(), files })
    return files.has(file)
  }
}
