import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { BudgetedConnections, ConnectionBudget } from './connection-budget'

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: (error?: Error | boolean) => void) => void

const nothing = (): void => undefined

/** A connection pool for one database that stays within the connection budget of its process. */
export class BudgetedPool extends Pool implements BudgetedConnections {
  private readonly lent = new WeakSet<PoolClient>()

  constructor(
    private readonly settings: PoolConfig & { max: number; connectionTimeoutMillis: number },
    private readonly budget: ConnectionBudget,
  ) {
    super(settings)
    this.on('release', (_error, client) => {
      if (!this.lent.delete(client)) return
      // The connection can be reused or closed only after all `release` listeners have run.
      queueMicrotask(() => this.budget.giveBack(this))
    })
  }

  get most(): number {
    return this.settings.max
  }

  /** Number of callers that wait for a connection of this pool. */
  get waiting(): number {
    return this.waitingCount + this.budget.waitingFor(this)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<PoolClient> | undefined {
    const client = this.lend()
    if (!callback) return client
    void client.then(
      (taken) => callback(undefined, taken, (error) => taken.release(error)),
      (error: Error) => callback(error, undefined, nothing),
    )
    return undefined
  }

  async closeIdle(arrived: () => void): Promise<void> {
    const client = await super.connect().finally(arrived)
    const isGone = new Promise<void>((resolve) => {
      const onRemove = (removed: PoolClient) => {
        if (removed !== client) return
        this.off('remove', onRemove)
        resolve()
      }
      this.on('remove', onRemove)
    })
    client.release(true)
    // PostgreSQL has then closed the connection and no longer counts it.
    await isGone
  }

  private async lend(): Promise<PoolClient> {
    const endWait = this.budget.waits.begin()
    try {
      return await this.take()
    } finally {
      endWait()
    }
  }

  private async take(): Promise<PoolClient> {
    const begin = await this.budget.take(this, this.settings.connectionTimeoutMillis)
    const arrived = begin()
    try {
      const client = await super.connect()
      this.lent.add(client)
      return client
    } catch (error) {
      this.budget.giveBack(this)
      throw error
    } finally {
      arrived()
    }
  }
}
