// Lets one tenant's catalogue and then the number of tenants grow, and shows at every step what pages take and processes hold.
// Run by scripts/growth.mjs.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { pino } from 'pino'
import { openMedia } from '@/backend/media/open-media'
import { readEnvironment } from '@/backend/platform/env/env'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { addTenantLike } from '@/backend/tenancy/add-tenant'
import { growProducts } from '../bench/fill'
import { type Bench, COMPANY, startBench } from '../bench/server'
import { databaseUrl, environmentOf, killMachine, type Machine, startStorefront } from '../kill/machines'
import { cpuOf, memoryOf, timePage, timePages } from './pages'

/** Of the demo. */
const FIRST_TENANTS = 2
const PRODUCT_STEPS = [100, 1_000, 10_000, 100_000]
const TENANT_STEPS = [FIRST_TENANTS, 10, 50, 200]
const SHOWN_PRODUCTS = 10
/** Of new tenants, so many are visited at each step. */
const ACTIVE_TENANTS = 10
const READY_LIMIT_MS = 60_000

const mostProducts = Number(process.env.GROWTH_PRODUCTS ?? 100_000)
const mostTenants = Number(process.env.GROWTH_TENANTS ?? 200)
const firstPort = Number(process.env.GROWTH_PORT ?? 4970)
const dataDir = process.env.GROWTH_DATA_DIR ?? '.data/growth'
const site = process.env.GROWTH_SITE ?? '.next'
const shopPort = firstPort + 3
const began = performance.now()
const say = (line: string) => {
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${line}\n`)
}

/** A storefront with no page kept yet. */
async function openShop(name: string): Promise<Machine> {
  const folder = `${site}-${name}`
  rmSync(folder, { recursive: true, force: true })
  cpSync(site, folder, { recursive: true, verbatimSymlinks: true })
  const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
  return startStorefront(shopPort, { ...environmentOf(dataDir, ports), NEXT_DIST_DIR: folder }, firstPort)
}

/** Pictures are the same for all; two hundred copies of them would fill the disk. */
const media = {
  ...openMedia(readEnvironment(environmentOf(dataDir, { api: 0, gateway: 0, mail: 0, database: 0 })), pino()),
  copyFiles: async () => undefined,
}

const hostOf = (company: string) => `${company}.localhost`
const at = (path: string) => [{ host: hostOf(COMPANY), path }]

/** Times pages and says what each process spent on them. */
async function showPages(bench: Bench, shop: Machine, pages: Record<string, { host: string; path: string }[]>) {
  for (const [name, asked] of Object.entries(pages)) {
    const pids = [bench.pid, shop.child.pid ?? 0]
    const before = pids.map(cpuOf)
    const { made, cached } = await timePages(shopPort, asked)
    const [api, storefront] = pids.map((pid, index) => cpuOf(pid) - (before[index] ?? 0)) as [number, number]
    say(
      `  ${name.padEnd(16)} made in ${made.toFixed(0).padStart(6)} ms, kept ${cached.toFixed(1).padStart(6)} ms; CPU of all: API ${api.toFixed(0)} ms, storefront ${storefront.toFixed(0)} ms`,
    )
  }
}

async function showMemory(bench: Bench, shop: Machine): Promise<void> {
  const { rows } = await bench.pool.query<{ connections: number; size: string }>(
    'select (select count(*)::int from pg_stat_activity) as connections, (select sum(pg_database_size(oid)) from pg_database)::bigint as size',
  )
  const size = Number(rows[0]?.size) / 1_048_576
  say(
    `  memory: API ${memoryOf(bench.pid).toFixed(0)} MiB, storefront ${memoryOf(shop.child.pid ?? 0).toFixed(0)} MiB; databases ${size.toFixed(0)} MiB, ${rows[0]?.connections} connections`,
  )
}

async function growCatalogue(bench: Bench): Promise<void> {
  for (const wanted of PRODUCT_STEPS.filter((step) => step <= mostProducts)) {
    const start = performance.now()
    const products = await growProducts(bench.pool, wanted)
    say(`${products} products of one tenant, filled in ${((performance.now() - start) / 1_000).toFixed(0)} s`)
    const { rows } = await bench.pool.query<{ slug: string }>(
      "select slug from product_texts where locale = 'en' order by md5(slug) limit $1",
      [SHOWN_PRODUCTS],
    )
    const shop = await openShop('products')
    try {
      await showPages(bench, shop, {
        home: at('/'),
        listing: at('/d/tours'),
        'filtered listing': at('/d/tours?sort=price'),
        search: at('/search/boat'),
        product: rows.flatMap(({ slug }) => at(`/p/${slug}`)),
        sitemap: at('/sitemap.xml'),
      })
      await showMemory(bench, shop)
    } finally {
      await killMachine(shop, 'SIGTERM')
    }
  }
}

async function addTenants(registry: TenantRegistry, from: number, to: number): Promise<void> {
  for (let number = from + 1; number <= to; number += 1) {
    const company = `growth_${number}`
    await addTenantLike(
      { registry, media },
      {
        company,
        hosts: [hostOf(company.replace('_', '-'))],
        like: 'orion',
        companyName: `Growth ${number}`,
        legalName: `Growth ${number} Ltd.`,
        licence: `A-${10_000 + number}`,
        email: 'info@growth.example',
        phone: '+90 242 555 01 40',
        address: 'Harbour 1, Antalya',
        locales: [],
        withProducts: true,
      },
    )
  }
}

/** A new tenant is known to the storefront within a minute. */
async function waitForTenant(host: string): Promise<void> {
  const end = Date.now() + READY_LIMIT_MS
  while (!(await timePage(shopPort, host, '/robots.txt').catch(() => null)))
    if (Date.now() > end) throw new Error(`${host} is not known`)
}

async function growTenants(bench: Bench): Promise<void> {
  const registry = new TenantRegistry({
    adminUrl: await databaseUrl(dataDir, 'postgres'),
    prefix: 'kervan',
    migrationsFolder: 'backend/db/migrations',
    log: pino({ level: 'silent' }),
  })
  await registry.start()
  try {
    let tenants = FIRST_TENANTS
    for (const wanted of TENANT_STEPS.filter((step) => step <= mostTenants)) {
      const start = performance.now()
      await addTenants(registry, tenants, wanted)
      say(
        `${wanted} tenants, ${wanted - tenants} of them added in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
      )
      tenants = wanted
      const hosts = registry
        .list()
        .flatMap((tenant) => tenant.hosts.filter((host) => host.endsWith('.localhost')).slice(0, 1))
      const shop = await openShop('tenants')
      try {
        await waitForTenant(hosts.at(-1) ?? '')
        // All of them are visited once, so that all are open.
        await showPages(bench, shop, {
          'every home': hosts.map((host) => ({ host, path: '/' })),
          'some contacts': hosts.slice(-ACTIVE_TENANTS).map((host) => ({ host, path: '/contact' })),
          'some searches': hosts.slice(-ACTIVE_TENANTS).map((host) => ({ host, path: '/search/boat' })),
        })
        await showMemory(bench, shop)
      } finally {
        await killMachine(shop, 'SIGTERM')
      }
    }
  } finally {
    await registry.stop()
  }
}

async function main(): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const bench = await startBench({ dataDir, firstPort, server: null })
  try {
    if (mostTenants > 0) await growTenants(bench)
    if (mostProducts > 0) await growCatalogue(bench)
  } finally {
    await bench.stop()
  }
}

await main()
