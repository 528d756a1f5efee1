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

/** Raised when the demo's form changes, so that an older data folder is told apart: 2 has what its member did. */
const SEED_VERSION = 2
const SEED_SECTION = 'seed'
const isSeed = eq(schema.settings.section, SEED_SECTION)

/** What has been written of a tenant: 0 for nothing. */
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
  // A data folder from before the operator's office had people.
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
 * Creates and fills the given tenants once. The databases are migrated; a tenant that has been filled is left as it is,
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

/** Adopts the pictures of every tenant: those that were made after one of the demo show its pictures too. */
export async function adoptAllImages(services: Services): Promise<void> {
  for (const { company } of services.registry.list()) await adoptImages(services, company)
}
