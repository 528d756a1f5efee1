import { eq } from 'drizzle-orm'
import * as z from 'zod'
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

/** Raised when the demo's form changes, so that an older data folder is told apart: 2 has what its member did. */
const SEED_VERSION = 2
const SEED_SECTION = 'seed'

/** Creates and fills the demo's tenants once; a tenant that has been filled is left as it is. */
export async function seedDemo(services: Services): Promise<void> {
  const { registry, log } = services
  for (const tenant of DEMO_TENANTS) {
    const db = await registry.addTenant(tenant.company, tenant.hosts)
    await registry.migrateTenant(tenant.company)
    const isSeed = eq(schema.settings.section, SEED_SECTION)
    const [seeded] = await db.select().from(schema.settings).where(isSeed)
    const written = z.object({ version: z.int() }).safeParse(seeded?.value).data?.version ?? 0
    if (written === 0)
      await db.transaction(async (transaction) => {
        await loadTenant(transaction, tenant, { now: services.now(), demoPassword: services.env.DEMO_PASSWORD })
        await transaction.insert(schema.settings).values({ section: SEED_SECTION, value: { version: 1 } })
      })
    // A data folder from before there was a desk.
    else await loadStaff(db, tenant.staff, { now: services.now(), demoPassword: services.env.DEMO_PASSWORD })
    if (written === SEED_VERSION) continue
    await loadMemberLife(db, services, tenant)
    await db
      .update(schema.settings)
      .set({ value: { version: SEED_VERSION } })
      .where(isSeed)
    log.info(
      { company: tenant.company, products: tenant.products.length, pages: tenant.pages.length },
      'demo content written',
    )
  }
}
