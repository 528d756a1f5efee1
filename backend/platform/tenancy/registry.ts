import { Pool } from 'pg'
import { type ContentWatch, openContentWatch } from '../cache-invalidation/content-watch'
import type { InvalidatedTags } from '../cache-invalidation/invalidated-tags'
import { type OpenDatabase, openDatabase, poolOf, type TenantDatabase, withDatabase } from '../database/client'
import { ConnectionBudget, type ConnectionState } from '../database/connection-budget'
import type { ConnectionWaits } from '../database/connection-waits'
import { migrateDatabase } from '../database/migrate'
import type { Logger } from '../logger/logger'

export interface TenantRecord {
  company: string
  database: string
  hosts: string[]
}

interface RegistryOptions {
  adminUrl: string
  prefix: string
  migrationsFolder: string
  log: Logger
  /** Maximum number of connections to the databases of all tenants together. The registry uses two more. */
  connections?: number
}

const CONNECTIONS = 40

/** `registry` is excluded, because the registry's own database has that name. */
export const COMPANY = /^(?!registry$)[a-z][a-z0-9_]{1,30}$/

/** Maximum age of the list of tenants in a process that did not add one itself, in milliseconds. */
const FRESH_FOR = 10_000

/** One database per tenant and one registry (decisions 3). A company that is not in the registry is never opened. */
export class TenantRegistry {
  private readonly open = new Map<string, OpenDatabase>()
  private readonly budget: ConnectionBudget
  /** Time of the last use of each tenant's database, by the monotonic clock of this process. */
  private readonly usedAt = new Map<string, number>()
  private tenants = new Map<string, TenantRecord>()
  private readAt = Number.NEGATIVE_INFINITY
  private pool: Pool | null = null
  private watch: ContentWatch | null = null

  constructor(readonly options: RegistryOptions) {
    this.budget = new ConnectionBudget(options.connections ?? CONNECTIONS)
  }

  async start(): Promise<void> {
    const name = `${this.options.prefix}_registry`
    await this.createDatabase(name)
    const registryUrl = withDatabase(this.options.adminUrl, name)
    this.pool = new Pool({
      connectionString: registryUrl,
      max: 2,
      connectionTimeoutMillis: 10_000,
    })
    this.pool.on('error', (error) => this.options.log.warn({ err: error }, 'registry connection lost'))
    await this.pool.query(
      'create table if not exists tenants (company text primary key, database text not null unique, hosts text[] not null, created_at timestamptz not null default now())',
    )
    this.watch = await openContentWatch({
      registry: this.pool,
      registryUrl,
      findPool: (company) => {
        const db = this.watchDatabase(company)
        return db && poolOf(db)
      },
      log: this.options.log,
    })
    await this.reload()
  }

  /** Invalidated tags of all tenants, since a storefront polls for all tenants in one request. */
  get invalidatedTags(): InvalidatedTags {
    return this.contentWatch.invalidatedTags
  }

  /** The components that invalidate storefront caches after committed changes. */
  get contentWatch(): ContentWatch {
    if (!this.watch) throw new Error('The registry was not started.')
    return this.watch
  }

  /** Waits for connections to the databases of all tenants. */
  get waits(): ConnectionWaits {
    return this.budget.waits
  }

  readConnections(): ConnectionState {
    const { limit, inUse, waits } = this.budget
    const waitingForRegistry = this.pool?.waitingCount ?? 0
    return { limit, inUse, waiting: waits.count, longestWait: Math.round(waits.longest()), waitingForRegistry }
  }

  async reload(): Promise<void> {
    this.readAt = performance.now()
    const result = await this.registry().query<TenantRecord>(
      'select company, database, hosts from tenants order by created_at, company',
    )
    this.tenants = new Map(result.rows.map((row) => [row.company, row]))
  }

  /** Loads tenants that another process has added. Queries the database only if the list is older than `FRESH_FOR`. */
  async refresh(): Promise<void> {
    if (performance.now() - this.readAt >= FRESH_FOR) await this.reload()
  }

  /** Whether the database server answers. */
  async isThere(): Promise<boolean> {
    return this.registry()
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
  }

  list(): TenantRecord[] {
    return [...this.tenants.values()]
  }

  /**
   * Adds a tenant, or replaces the hosts of an existing one. Creates its database. Throws for an invalid company name.
   */
  async addTenant(company: string, hosts: string[]): Promise<TenantDatabase> {
    if (!COMPANY.test(company)) throw new Error(`Not a company name: ${company}`)
    const database = `${this.options.prefix}_${company}`
    await this.createDatabase(database)
    await this.enter(company, database, hosts)
    return this.requireDatabase(company)
  }

  /** Creates, migrates and fills the database of a tenant. The tenant is registered only after `fill` succeeds. */
  async createTenant<T>(company: string, hosts: string[], fill: (db: TenantDatabase) => Promise<T>): Promise<T> {
    if (!COMPANY.test(company)) throw new Error(`Not a company name: ${company}`)
    const { adminUrl, prefix, migrationsFolder } = this.options
    const database = `${prefix}_${company}`
    await this.createDatabase(database)
    const { db, pool } = openDatabase(withDatabase(adminUrl, database), () => undefined)
    try {
      await migrateDatabase(db, migrationsFolder)
      const filled = await fill(db)
      await this.enter(company, database, hosts)
      return filled
    } finally {
      await pool.end()
    }
  }

  private async enter(company: string, database: string, hosts: string[]): Promise<void> {
    await this.registry().query(
      'insert into tenants (company, database, hosts) values ($1, $2, $3) on conflict (company) do update set hosts = excluded.hosts',
      [company, database, hosts],
    )
    await this.reload()
  }

  /**
   * Returns a tenant's database for code that works in it or queues jobs. Marks it as used, so that the job runner
   * polls it soon.
   */
  getDatabase(company: string): TenantDatabase | null {
    this.usedAt.set(company, performance.now())
    return this.watchDatabase(company)
  }

  /** Returns a tenant's database without marking it as used, for code that only checks for work. */
  watchDatabase(company: string): TenantDatabase | null {
    const tenant = this.tenants.get(company)
    if (!tenant) return null
    const known = this.open.get(company)
    if (known) return known.db
    const url = withDatabase(this.options.adminUrl, tenant.database)
    const warn = (error: Error) => this.options.log.warn({ err: error, company }, 'database connection lost')
    const opened = openDatabase(url, warn, { budget: this.budget })
    this.open.set(company, opened)
    return opened.db
  }

  /** Milliseconds of the monotonic clock of this process; negative infinity if the database was never used. */
  lastUse(company: string): number {
    return this.usedAt.get(company) ?? Number.NEGATIVE_INFINITY
  }

  requireDatabase(company: string): TenantDatabase {
    const db = this.getDatabase(company)
    if (!db) throw new Error(`Unknown company: ${company}`)
    return db
  }

  async migrateAll(): Promise<void> {
    for (const { company } of this.list()) await this.migrateTenant(company)
  }

  async migrateTenant(company: string): Promise<void> {
    await migrateDatabase(this.requireDatabase(company), this.options.migrationsFolder)
  }

  async stop(): Promise<void> {
    await this.watch?.poller.stop()
    await Promise.all([...this.open.values()].map(({ pool }) => pool.end()))
    await this.pool?.end()
  }

  private registry(): Pool {
    if (!this.pool) throw new Error('The registry was not started.')
    return this.pool
  }

  private async createDatabase(name: string): Promise<void> {
    const admin = new Pool({ connectionString: this.options.adminUrl, max: 1 })
    try {
      const found = await admin.query('select 1 from pg_database where datname = $1', [name])
      if (found.rowCount === 0) await admin.query(`create database "${name}" encoding 'UTF8' template template0`)
    } finally {
      await admin.end()
    }
  }
}
