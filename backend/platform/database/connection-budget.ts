import { ConnectionWaits } from './connection-waits'

/** Of all connections of the process. */
export interface ConnectionState {
  limit: number
  inUse: number
  waiting: number
  /** Milliseconds of whoever has waited longest. */
  longestWait: number
  /** Who wait for one of the registry's own two. */
  waitingForRegistry: number
}

/** What the budget knows of a pool of connections. */
export interface BudgetedConnections {
  /** Open ones, those that are being opened included. */
  readonly totalCount: number
  /** Those of them that nobody uses. */
  readonly idleCount: number
  /** How many this pool alone may use at once. */
  readonly most: number
  /** Closes one that nobody uses. `arrived` is called when it is no longer among those; resolves when it is gone. */
  closeIdle: (arrived: () => void) => Promise<void>
}

interface Use {
  /** Connections that are lent, or about to be. */
  lent: number
  /** Unused ones that somebody is about to get. */
  promised: number
}

/** Is called when the connection is there, or could not be had. */
type Arrived = () => void

/** Marks one as promised; answers what ends that. */
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
 * How many connections one process may hold open to all databases of its server. A tenant has a database and a pool of its own; what
 * nobody uses is closed for whoever needs one elsewhere, the longest unused pool first, and when all are in use people wait their turn.
 */
export class ConnectionBudget {
  /** All pools that were asked since they had connections, the one that was used last at the end. */
  private readonly pools = new Map<BudgetedConnections, Use>()
  private readonly waiting: Waiting[] = []
  private used = 0
  readonly waits = new ConnectionWaits()
  /** Neither in use nor idle, and still open. */
  private closing = 0

  constructor(readonly limit: number) {}

  /** Connections that are lent. */
  get inUse(): number {
    return this.used
  }

  /** Those who wait for a connection of a pool. */
  waitingFor(pool: BudgetedConnections): number {
    return this.waiting.filter((waiting) => waiting.pool === pool).length
  }

  /**
   * Resolves when the pool may hand out one more connection; rejects after `limitMs`, with the words of a full pool. What it resolves
   * to is called right before the connection is asked for.
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
    // Meanwhile one may have come back: nobody else may count on it.
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

  /** In the order of coming, but for those whose own pool is used up: they hold up nobody else. */
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
      // Those before may all wait for pools that are used up.
      this.grantNext()
    })
  }

  /** Closes what others do not use, where the one that was just taken would be too many. */
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
