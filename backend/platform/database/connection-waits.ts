/** Who waits for a database connection just now, and how long those waited who have one. */
export class ConnectionWaits {
  /** By when each began, in milliseconds of `performance.now()`; the first is the oldest. */
  private readonly waiting = new Set<{ since: number }>()
  private readonly listeners: ((seconds: number) => void)[] = []

  /** Is told of every wait when it ends, with or without a connection; most take no time at all. */
  onEnd(listener: (seconds: number) => void): void {
    this.listeners.push(listener)
  }

  /** To be called when a connection is asked for; what it answers when it was lent or refused. */
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
