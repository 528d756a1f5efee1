/** A tenant without a visitor for this long is idle: the operator API no longer looks for its changes. */
const IDLE_MS = 10 * 60_000
/** The API watches a tenant for eleven minutes after it was named. */
const NAME_EVERY_MS = 60_000
/** Names in one question, so that its address stays short. */
const MOST_NAMES = 50

interface ActiveTenant {
  lastRequestAt: number
  /** When the API last heard of it. */
  namedAt: number
}

/** Which tenants this storefront shows to somebody at present; times are milliseconds of one monotonic clock. */
export class ActiveTenants {
  private readonly tenants = new Map<string, ActiveTenant>()

  /** Notes a visit; answers whether the tenant was idle before. */
  recordRequest(company: string, now: number): boolean {
    const known = this.tenants.get(company)
    const isIdle = known === undefined || now - known.lastRequestAt >= IDLE_MS
    this.tenants.set(company, {
      lastRequestAt: now,
      namedAt: isIdle ? Number.NEGATIVE_INFINITY : known.namedAt,
    })
    return isIdle
  }

  /** Whether any tenant was visited within ten minutes; forgets the others. */
  hasAny(now: number): boolean {
    for (const [company, { lastRequestAt }] of this.tenants)
      if (now - lastRequestAt >= IDLE_MS) this.tenants.delete(company)
    return this.tenants.size > 0
  }

  /** Those that the API is to be told of: visited since it last heard of them, a minute ago or more. */
  listUnnamed(now: number): string[] {
    return [...this.tenants]
      .filter(([, { lastRequestAt, namedAt }]) => lastRequestAt > namedAt && now - namedAt >= NAME_EVERY_MS)
      .slice(0, MOST_NAMES)
      .map(([company]) => company)
  }

  /** `now` is when the question was asked, so that a later visit is told of. */
  markNamed(companies: readonly string[], now: number): void {
    for (const company of companies) {
      const known = this.tenants.get(company)
      if (known) this.tenants.set(company, { ...known, namedAt: now })
    }
  }
}
