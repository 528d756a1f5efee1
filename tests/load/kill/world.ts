import { pino } from 'pino'
import { schema } from '@/backend/platform/database/client'
import { startDatabaseServer } from '@/backend/platform/database/server'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { loadTenant } from '@/demo/load/tenant'
import { toLocal } from '@/domain/dates/zone'
import { fixtureImages } from '../../fixtures/images'
import { buildTestKinds, kindPages, kindPlaces } from '../../fixtures/kinds'
import { ROOMY_LIMITS } from '../../fixtures/roomy-limits'
import { buildTestTenant } from '../../fixtures/tenant'
import type { World } from './buyer'
import { SERVICE_KEY } from './machines'
import { createClient } from './wire'

export const COMPANY = 'alpha'

/** Mulberry32: the same seed gives the same plan, though not the same timing. */
export function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * A small shop with a boat, a villa and a few cars, all of them scarce.
 * @param seats of each departure; without it as few as the fixture has
 */
export async function fillDatabase(dataDir: string, port: number, seats?: number): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined }
  const server = await startDatabaseServer({ dataDir, port, log, databaseUrl: null })
  const registry = new TenantRegistry({
    adminUrl: server.adminUrl,
    prefix: 'kervan',
    migrationsFolder: 'backend/db/migrations',
    log: pino({ level: 'silent' }),
  })
  await registry.start()
  const db = await registry.addTenant(COMPANY, ['alpha.localhost'])
  await registry.migrateTenant(COMPANY)
  const tenant = buildTestTenant(COMPANY, ['alpha.localhost'])
  tenant.pages.push(...kindPages)
  tenant.products.push(...buildTestKinds(COMPANY))
  tenant.places.push(...kindPlaces)
  if (seats !== undefined)
    for (const session of tenant.products.flatMap(({ sessions }) => sessions)) session.capacity = seats
  await db.transaction((transaction) =>
    loadTenant(transaction, tenant, fixtureImages(COMPANY), { now: Date.now(), demoPassword: 'demo' }),
  )
  await db.insert(schema.settings).values({ section: 'dailyLimits', value: ROOMY_LIMITS })
  await registry.stop()
  await server.stop()
}

export async function openWorld(api: string, random: () => number): Promise<World> {
  const ask = createClient(api, COMPANY, SERVICE_KEY)
  const idOf = async (slug: string) => (await ask('getProduct', { locale: 'en', slug })).data.id
  const products = {
    boat: await idOf('kekova-by-boat'),
    villa: await idOf('test-villa'),
    car: await idOf('test-car'),
  }
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  return { ask, today, products, round: 0, tokens: new Map(), booked: [], counts: {}, random }
}
