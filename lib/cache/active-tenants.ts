/** A tenant without a visitor for this long is idle: the operator API stops checking it for changes. */
const IDLE_MS = 10 * 60_000
/** The API watches a tenant for eleven minutes after each request that names it. */
const NAME_EVERY_MS = 60_000
/** Maximum names per request, which limits the length of its URL. */
const MOST_NAMES = 50

interface ActiveTenant {
  lastRequestAt: number
  /** When a request last named the tenant to the API. */
  namedAt: number
}

/** The tenants that this storefront currently serves. Times are milliseconds of one monotonic clock. */
export class ActiveTenants {
  private readonly tenants = new Map<string, ActiveTenant>()

  /** Records a visit. Returns whether the tenant was idle before. */
  recordRequest(company: string, now: number): boolean {
    const known = this.tenants.get(company)
    const isIdle = known === undefined || now - known.lastRequestAt >= IDLE_MS
    this.tenants.set(company, {
      lastRequestAt: now,
      namedAt: isIdle ? Number.NEGATIVE_INFINITY : known.namedAt,
    })
    return isIdle
  }

  /** Whether any tenant was visited within ten minutes. Deletes the others. */
  hasAny(now: number): boolean {
    for (const [company, { lastRequestAt }] of this.tenants)
      if (now - lastRequestAt >= IDLE_MS) this.tenants.delete(company)
    return this.tenants.size > 0
  }

  /** Tenants to name to the API: visited since they were last named, and named a minute ago or more. */
  listUnnamed(now: number): string[] {
    return [...this.tenants]
      .filter(([, { lastRequestAt, namedAt }]) => lastRequestAt > namedAt && now - namedAt >= NAME_EVERY_MS)
      .slice(0, MOST_NAMES)
      .map(([company]) => company)
  }

  /** `now` is the time at which the request was sent, so that a later visit is reported. */
  markNamed(companies: readonly string[], now: number): void {
    for (const company of companies) {
      const known = this.tenants.get(company)
      if (known) this.tenants.set(company, { ...known, namedAt: now })
    }
  }
}
