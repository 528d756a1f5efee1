export interface Drawing {
  bytes: Buffer
  /** False when a part could not be loaded: it is drawn again a minute later. */
  isWhole: boolean
}

export interface DrawingStore {
  /** Null when it is not there. Never rejects. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, bytes: Buffer) => Promise<void>
}

interface Limits {
  /** Pictures in memory. */
  kept: number
  /** Pictures that are being drawn or wait for it. */
  waiting: number
  /** How long an incomplete picture is sent before it is drawn again. */
  halfMs: number
}

/**
 * Drawn pictures by what they show. Anybody may ask for any of them as often as they like, and one takes a quarter of a second of a core:
 * each is drawn once, one at a time, and stored; only so many may wait. Those in memory that were not asked for longest are forgotten first.
 */
export class Drawings {
  private readonly kept = new Map<string, Promise<Buffer | null>>()
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(
    private readonly limits: Limits,
    private readonly store: DrawingStore,
    private readonly warn: (error: unknown) => void,
  ) {}

  /** Null when too many wait. Rejects with what `draw` rejects. `name` is a storage name of all that is shown. */
  get(name: string, draw: () => Promise<Drawing>): Promise<Buffer | null> {
    const known = this.kept.get(name)
    const answer = known ?? this.readOrDraw(name, draw)
    this.kept.delete(name)
    this.kept.set(name, answer)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.limits.kept) break
      this.kept.delete(oldest)
    }
    if (!known) void this.forgetFailed(name, answer)
    return answer
  }

  private async forgetFailed(name: string, answer: Promise<Buffer | null>): Promise<void> {
    const bytes = await answer.catch(() => null)
    if (!bytes && this.kept.get(name) === answer) this.kept.delete(name)
  }

  private async readOrDraw(name: string, draw: () => Promise<Drawing>): Promise<Buffer | null> {
    const stored = await this.store.read(name)
    if (stored) return stored
    if (this.waiting >= this.limits.waiting) return null
    const drawn = this.drawNext(draw, this.last)
    this.last = drawn.catch(() => undefined)
    const { bytes, isWhole } = await drawn
    if (isWhole) void this.store.write(name, bytes).catch(this.warn)
    else setTimeout(() => this.kept.delete(name), this.limits.halfMs).unref()
    return bytes
  }

  private async drawNext(draw: () => Promise<Drawing>, before: Promise<unknown>): Promise<Drawing> {
    this.waiting += 1
    try {
      await before
      return await draw()
    } finally {
      this.waiting -= 1
    }
  }
}
