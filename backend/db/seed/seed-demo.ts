import { eq } from 'drizzle-orm'
import type { Locale } from '@/domain/shared/locales'
import type { Services } from '../../services'
import { schema } from '../client'
import { lykia } from './content/lykia/tenant'
import { orion } from './content/orion/tenant'
import { loadMemberLife } from './load/bookings'
import { loadStaff } from './load/staff'
import { loadTenant } from './load/tenant'
import type { SeedTenant } from './types'

export const DEMO_TENANTS = [lykia, orion] as unknown as readonly SeedTenant<Locale>[]

/** Raised when the demo's form changes, so that an older data folder is told apart. */
const SEED_VERSION = 1
const SEED_SECTION = 'seed'

/** Creates and fills the demo's tenants once; a tenant that has been filled is left as it is. */
export async function seedDemo(services: Services): Promise<void> {
  const { registry, log } = services
  for (const tenant of DEMO_TENANTS) {
    const db = await registry.addTenant(tenant.company, tenant.hosts)
    await registry.migrateTenant(tenant.company)
    const [seeded] = await db.select().from(schema.settings).where(eq(schema.settings.section, SEED_SECTION))
    if (seeded) {
      // A data folder from before there was a desk.
      await loadStaff(db, tenant.staff, { now: services.now(), demoPassword: services.env.DEMO_PASSWORD })
      continue
    }
    await db.transaction(async (transaction) => {
      await loadTenant(transaction, tenant, { now: services.now(), demoPassword: services.env.DEMO_PASSWORD })
      await transaction.insert(schema.settings).values({ section: SEED_SECTION, value: { version: SEED_VERSION } })
    })
    await loadMemberLife(db, services, tenant)
    log.info(
      { company: tenant.company, products: tenant.products.length, pages: tenant.pages.length },
      'demo content written',
    )
  }
}
