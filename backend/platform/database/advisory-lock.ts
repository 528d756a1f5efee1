import { Client } from 'pg'

const TIMEOUT_MS = 5_000

/**
 * A lock that one process holds as long as its connection lives. When the process dies, PostgreSQL grants the lock to
 * the next process that requests it. A connection pooler in between must use session pooling, not transaction pooling.
 */
export class AdvisoryLock {
  private client: Client | null = null
  private isHeld = false

  constructor(
    private readonly url: string,
    private readonly key: number,
  ) {}

  /**
   * Returns the connection that holds the lock, or null while another process holds it. The holder sends its queries
   * through this connection, because they fail when the lock is lost. Throws if the server does not answer.
   */
  async acquire(): Promise<Client | null> {
    const client = this.client ?? (await this.connect())
    if (this.isHeld) return client
    try {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [this.key])
      this.isHeld = this.client === client && rows[0]?.taken === true
    } catch (error) {
      await this.release()
      throw error
    }
    return this.isHeld ? client : null
  }

  /** Closes the connection, which releases the lock. */
  async release(): Promise<void> {
    const { client } = this
    this.forget()
    await client?.end().catch(() => undefined)
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'kervan',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    const lose = () => {
      if (this.client === client) this.forget()
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    return client
  }

  private forget(): void {
    this.client = null
    this.isHeld = false
  }
}
