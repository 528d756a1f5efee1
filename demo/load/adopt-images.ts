import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AboutMedia } from '@/backend/media/media-service'
import { schema, type TenantDatabase, type Transaction } from '@/backend/platform/database/client'
import type { Services } from '@/backend/services/services'
import { type Image, imageSchema } from '@/domain/content/schema'
import { ImageLibrary, readImageList } from './image-library'
import { pageFolderOf } from './pages'
import { productFolderOf } from './products'

const { pages, products, settings } = schema

type Place = Pick<AboutMedia, 'folder' | 'ownerId'>
/** Converts an image entry of the previous release; returns any other entry unchanged. */
type Renew = (db: Transaction, image: Image, place: Place) => Promise<Image>

const SPLASH: Place = { folder: 'splash', ownerId: null }
const MENU: Place = { folder: 'kategori', ownerId: null }

const formerNameOf = (company: string, file: string): string | null =>
  file.startsWith(`${company}/pictures/`) ? file.slice(`${company}/pictures/`.length) : null

/** Maps the names of the drawn pictures of the previous release to image ids. */
async function readFormerNames(): Promise<Map<string, string>> {
  const names = z.record(z.string(), z.string()).parse(JSON.parse(await readFile('demo/images/former.json', 'utf8')))
  return new Map(Object.entries(names))
}

/**
 * Replaces every image entry in a value, recursively and sequentially, because all replacements share one connection.
 */
async function renewIn(value: unknown, renew: (image: Image) => Promise<Image>): Promise<unknown> {
  const image = imageSchema.safeParse(value)
  if (image.success) return renew(image.data)
  if (value === null || typeof value !== 'object') return value
  const renewed: [string, unknown][] = []
  for (const [key, each] of Object.entries(value)) renewed.push([key, await renewIn(each, renew)])
  return Array.isArray(value) ? renewed.map(([, each]) => each) : Object.fromEntries(renewed)
}

async function renewList(images: readonly Image[], renew: (image: Image) => Promise<Image>): Promise<Image[]> {
  const renewed: Image[] = []
  for (const image of images) renewed.push(await renew(image))
  return renewed
}

async function listFormerNames(db: TenantDatabase, company: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct substr(found.file #>> '{}', ${company.length + '/pictures/'.length + 1}) as name
    from (
      select jsonb_path_query(images, '$[*].file') as file from products
      union all select jsonb_path_query(images, '$[*].file') from pages
      union all select jsonb_path_query(value, 'strict $.**.file') from settings
    ) found where found.file #>> '{}' like ${`${company}/pictures/%`}`)
  return rows.map(({ name }) => name)
}

async function renewRows(db: Transaction, renew: Renew): Promise<void> {
  for (const { id, kind, images } of await db.select().from(products)) {
    const place = { folder: productFolderOf(kind), ownerId: id }
    const renewed = await renewList(images, (image) => renew(db, image, place))
    await db.update(products).set({ images: renewed }).where(eq(products.id, id))
  }
  for (const { id, pageType, images } of await db.select().from(pages)) {
    const place = { folder: pageFolderOf(pageType), ownerId: id }
    const renewed = await renewList(images, (image) => renew(db, image, place))
    await db.update(pages).set({ images: renewed }).where(eq(pages.id, id))
  }
  for (const { section, value } of await db.select().from(settings)) {
    if (section !== 'menu' && section !== 'home') continue
    const place = section === 'menu' ? MENU : SPLASH
    const renewed = await renewIn(value, (image) => renew(db, image, place))
    await db.update(settings).set({ value: renewed }).where(eq(settings.section, section))
  }
}

/**
 * Migrates a tenant of the previous release, whose pictures were drawn on request: stores the images that replace them
 * and writes them into its entries. Former addresses redirect to the new ones. A tenant without such entries is left
 * unchanged. Stop the API of the previous release first, because it cannot serve the new addresses. To be removed one
 * release later.
 */
export async function adoptImages({ registry, media, env, log }: Services, company: string): Promise<void> {
  const db = registry.requireDatabase(company)
  const names = await listFormerNames(db, company)
  if (names.length === 0) return
  const idOf = await readFormerNames()
  const known = names.filter((name) => idOf.has(name))
  const library = new ImageLibrary(company, media, await readImageList())
  await library.storeImages(known.map((name) => idOf.get(name) ?? ''))
  const hasBrand = existsSync(join('demo/brand', company))
  if (hasBrand) await library.storeBrand()
  await db.transaction(async (transaction) => {
    await renewRows(transaction, async (within, image, place) => {
      const name = formerNameOf(company, image.file)
      const id = name === null ? undefined : idOf.get(name)
      if (id === undefined) return image
      const [renewed = image] = await library.add(within, [id], { ...place, formerFile: `pictures/${name}` })
      return { ...renewed, cover: image.cover }
    })
    if (hasBrand) await renewBrand(transaction, library)
  })
  // This folder contains only drawings. `uploads` stays, because the operator may have replaced files in it.
  await rm(join(env.DATA_DIR, 'pictures-cache'), { recursive: true, force: true })
  log.info({ company, pictures: known.length }, 'pictures of the release before adopted')
}

async function renewBrand(db: Transaction, library: ImageLibrary): Promise<void> {
  const { tursab, ...logoFavicon } = await library.addBrand(db)
  await db.update(settings).set({ value: logoFavicon }).where(eq(settings.section, 'logoFavicon'))
  await db
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{tursabImage}', to_jsonb(${tursab}::text))` })
    .where(eq(settings.section, 'company'))
}
