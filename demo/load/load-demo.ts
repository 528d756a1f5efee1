import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { schema, type TenantDatabase } from '@/backend/platform/database/client'
import type { Services } from '@/backend/services/services'
import { adoptImages } from './adopt-images'
import { loadMemberBookings } from './bookings'
import { ImageLibrary, type KnownPicture, readImageList } from './image-library'
import { listImages } from './list-images'
import { loadStaff } from './staff'
import { loadTenant } from './tenant'
import type { DemoTenant } from './tenant-schema'

/**
 * Increase it when the demo's format changes, so that older data folders are detected. Version 2 adds the member's
 * bookings.
 */
const SEED_VERSION = 2
const SEED_SECTION = 'seed'
const isSeed = eq(schema.settings.section, SEED_SECTION)

/** Returns the version that was written for a tenant; 0 if none. */
async function readVersion(db: TenantDatabase): Promise<number> {
  const [seeded] = await db.select().from(schema.settings).where(isSeed)
  return z.object({ version: z.int() }).safeParse(seeded?.value).data?.version ?? 0
}

async function isLoaded({ registry }: Services, company: string): Promise<boolean> {
  const db = registry.getDatabase(company)
  return db !== null && (await readVersion(db)) === SEED_VERSION
}

type Known = Map<string, KnownPicture>

/** Stores the files of a tenant's pictures. */
async function storePictures({ media }: Services, tenant: DemoTenant, known: Known): Promise<ImageLibrary> {
  const library = new ImageLibrary(tenant.company, media, await readImageList(), known)
  await library.storeImages(listImages(tenant))
  await library.storeBrand()
  return library
}

async function loadOne(services: Services, tenant: DemoTenant, known: Known): Promise<void> {
  const { registry, log, env } = services
  const options = { now: services.now(), demoPassword: env.DEMO_PASSWORD }
  const db = await registry.addTenant(tenant.company, tenant.hosts)
  await registry.migrateTenant(tenant.company)
  const written = await readVersion(db)
  if (written === 0) {
    const library = await storePictures(services, tenant, known)
    await db.transaction(async (transaction) => {
      await loadTenant(transaction, tenant, library, options)
      await transaction.insert(schema.settings).values({ section: SEED_SECTION, value: { version: 1 } })
    })
  }
  // A data folder of an earlier version has no staff.
  else await loadStaff(db, tenant.staff, options)
  await loadMemberBookings(db, services, tenant)
  await db
    .update(schema.settings)
    .set({ value: { version: SEED_VERSION } })
    .where(isSeed)
  log.info(
    { company: tenant.company, products: tenant.products.length, pages: tenant.pages.length },
    'demo content written',
  )
}

/**
 * Creates and fills the given tenants once. Migrates their databases. A tenant that has been filled is left unchanged,
 * and its files are not read.
 */
export async function loadDemo<C extends string>(
  services: Services,
  companies: readonly C[],
  read: (company: C) => DemoTenant,
): Promise<void> {
  const known: Known = new Map()
  for (const company of companies)
    if (!(await isLoaded(services, company))) await loadOne(services, read(company), known)
  await adoptAllImages(services)
}

/** Migrates the pictures of every tenant, because tenants created from a demo tenant use its pictures too. */
export async function adoptAllImages(services: Services): Promise<void> {
  for (const { company } of services.registry.list()) await adoptImages(services, company)
}
