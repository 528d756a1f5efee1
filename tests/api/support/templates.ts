import { schema } from '@/backend/platform/database/client'
import type { Logger } from '@/backend/platform/logger/logger'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { loadTenant } from '@/demo/load/tenant'
import { fixtureImages } from '../../fixtures/images'
import { buildTestKinds, kindPages, kindPlaces } from '../../fixtures/kinds'
import { ROOMY_LIMITS } from '../../fixtures/roomy-limits'
import { buildTestTenant } from '../../fixtures/tenant'

export const COMPANIES = ['alpha', 'beta']

export interface TemplateOptions {
  adminUrl: string
  prefix: string
  /** With a villa, yachts, a car and a transfer. */
  kinds: boolean
  now: number
  log: Logger
}

export const hostsOf = (company: string) => [`${company}.localhost`]

async function build({ adminUrl, prefix, kinds, now, log }: TemplateOptions): Promise<void> {
  const registry = new TenantRegistry({ adminUrl, prefix, migrationsFolder: 'backend/db/migrations', log })
  await registry.start()
  for (const company of COMPANIES) {
    const db = await registry.addTenant(company, hostsOf(company))
    await registry.migrateTenant(company)
    const built = buildTestTenant(company, hostsOf(company))
    if (kinds) {
      built.pages.push(...kindPages)
      built.products.push(...buildTestKinds(company))
      built.places.push(...kindPlaces)
    }
    const tenant = built
    await db.transaction((transaction) =>
      loadTenant(transaction, tenant, fixtureImages(company), { now, demoPassword: 'demo' }),
    )
    await db.insert(schema.settings).values({ section: 'dailyLimits', value: ROOMY_LIMITS })
  }
  await registry.stop()
}

const built = new Map<string, Promise<void>>()

/** Migrates and fills the tenants' databases once a run; every test file then has copies of them. */
export async function requireTemplates(options: TemplateOptions): Promise<string> {
  const prefix = `${options.prefix}_${options.kinds ? 'kinds' : 'tours'}`
  const known = built.get(prefix) ?? build({ ...options, prefix })
  built.set(prefix, known)
  await known
  return prefix
}
