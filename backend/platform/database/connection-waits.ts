/** Tracks callers that wait for a database connection, and reports the duration of finished waits. */
export class ConnectionWaits {
  /** Start of each wait, in milliseconds of `performance.now()`; the first entry is the oldest. */
  private readonly waiting = new Set<{ since: number }>()
  private readonly listeners: ((seconds: number) => void)[] = []

  /** Calls the listener at the end of every wait, with or without a connection. Most waits take almost no time. */
  onEnd(listener: (seconds: number) => void): void {
    this.listeners.push(listener)
  }

  /** Call this when a connection is requested. Call the returned function when it was obtained or refused. */
  begin(): () => void {
    const wait = { since: performance.now() }
    this.waiting.add(wait)
    return () => {
      this.waiting.delete(wait)
      for (const listener of this.listeners) listener((performance.now() - wait.since) / 1_000)
    }
  }

  get count(): number {
    return this.waiting.size
  }

  /** Milliseconds; 0 while nobody waits. */
  longest(): number {
    for (const { since } of this.waiting) return performance.now() - since
    return 0
  }
}
