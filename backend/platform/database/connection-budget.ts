import { ConnectionWaits } from './connection-waits'

/** State of all connections of the process. */
export interface ConnectionState {
  limit: number
  inUse: number
  waiting: number
  /** Milliseconds that the oldest waiting caller has waited. */
  longestWait: number
  /** Number of callers that wait for one of the registry's own two connections. */
  waitingForRegistry: number
}

/** The properties of a connection pool that the budget uses. */
export interface BudgetedConnections {
  /** Open connections, including those that are being opened. */
  readonly totalCount: number
  /** Idle connections among them. */
  readonly idleCount: number
  /** Maximum number of connections that this pool may use at once. */
  readonly most: number
  /** Closes one idle connection. Calls `arrived` when it no longer counts as idle; resolves when it is closed. */
  closeIdle: (arrived: () => void) => Promise<void>
}

interface Use {
  /** Connections in use, or about to be. */
  lent: number
  /** Idle connections reserved for a caller. */
  promised: number
}

/** Called when the connection was obtained, or could not be obtained. */
type Arrived = () => void

/** Reserves one idle connection. Returns a function that ends the reservation. */
function promise(use: Use): Arrived {
  use.promised += 1
  return () => {
    use.promised -= 1
  }
}

interface Waiting {
  pool: BudgetedConnections
  grant: () => void
}

/**
 * Limits the connections that one process holds open to all databases of its server. Each tenant has its own database
 * and pool. If a pool needs a connection, the budget closes an idle one of another pool, the least recently used pool
 * first. If all connections are in use, callers wait in a queue.
 */
export class ConnectionBudget {
  /** Pools with open or requested connections, the most recently used one last. */
  private readonly pools = new Map<BudgetedConnections, Use>()
  private readonly waiting: Waiting[] = []
  private used = 0
  readonly waits = new ConnectionWaits()
  /** Connections that are being closed: neither in use nor idle, but still open. */
  private closing = 0

  constructor(readonly limit: number) {}

  get inUse(): number {
    return this.used
  }

  /** Number of callers that wait for a connection of the pool. */
  waitingFor(pool: BudgetedConnections): number {
    return this.waiting.filter((waiting) => waiting.pool === pool).length
  }

  /**
   * Resolves when the pool may hand out one more connection. Rejects after `limitMs`, with the error message of a full
   * pool. The caller calls the resolved function immediately before it requests the connection.
   */
  async take(pool: BudgetedConnections, limitMs: number): Promise<() => Arrived> {
    if (this.waiting.length > 0 || !this.mayUse(pool)) await this.wait(pool, limitMs)
    else this.enter(pool)
    const use = this.useOf(pool)
    if (pool.idleCount > use.promised) {
      const arrived = promise(use)
      return () => arrived
    }
    await this.makeRoom(pool)
    // Another caller may have returned a connection meanwhile; reserve it.
    return () => (pool.idleCount > use.promised ? promise(use) : () => undefined)
  }

  giveBack(pool: BudgetedConnections): void {
    this.used -= 1
    const use = this.pools.get(pool)
    if (use) use.lent -= 1
    this.grantNext()
  }

  private mayUse(pool: BudgetedConnections): boolean {
    return this.used < this.limit && (this.pools.get(pool)?.lent ?? 0) < pool.most
  }

  private enter(pool: BudgetedConnections): void {
    const use = this.useOf(pool)
    use.lent += 1
    this.used += 1
    this.pools.delete(pool)
    this.pools.set(pool, use)
  }

  private useOf(pool: BudgetedConnections): Use {
    return this.pools.get(pool) ?? { lent: 0, promised: 0 }
  }

  /**
   * Grants waiting requests in order of arrival. Skips requests whose own pool is at its maximum, so that they do not
   * block other pools.
   */
  private grantNext(): void {
    for (let index = 0; index < this.waiting.length && this.used < this.limit; ) {
      const next = this.waiting[index]
      if (!next || !this.mayUse(next.pool)) {
        index += 1
        continue
      }
      this.waiting.splice(index, 1)
      this.enter(next.pool)
      next.grant()
    }
  }

  private wait(pool: BudgetedConnections, limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, limitMs)
      const waiting: Waiting = {
        pool,
        grant: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.waiting.push(waiting)
      // All earlier requests may wait for pools that are at their maximum.
      this.grantNext()
    })
  }

  /** Closes an idle connection of another pool if the next connection would exceed the limit. */
  private async makeRoom(pool: BudgetedConnections): Promise<void> {
    let open = this.used + this.closing
    for (const [other, { lent }] of this.pools) {
      open += other.idleCount
      if (lent === 0 && other.totalCount === 0) this.pools.delete(other)
    }
    if (open <= this.limit) return
    for (const [other, use] of this.pools) {
      if (other === pool || other.idleCount <= use.promised) continue
      this.closing += 1
      const isGone = () => {
        this.closing -= 1
      }
      return other.closeIdle(promise(use)).then(isGone, isGone)
    }
  }
}
