import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

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
  cached: number
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
  private readonly cached: LRUCache<string, Promise<Buffer | null>>
  private readonly queue = new PQueue({ concurrency: 1 })

  constructor(
    private readonly limits: Limits,
    private readonly store: DrawingStore,
    private readonly warn: (error: unknown) => void,
  ) {
    this.cached = new LRUCache({ max: limits.cached })
  }

  /** Null when too many wait. Rejects with what `draw` rejects. `name` is a storage name of all that is shown. */
  get(name: string, draw: () => Promise<Drawing>): Promise<Buffer | null> {
    const known = this.cached.get(name)
    if (known) return known
    const answer = this.readOrDraw(name, draw)
    this.cached.set(name, answer)
    void this.forgetFailed(name, answer)
    return answer
  }

  private async forgetFailed(name: string, answer: Promise<Buffer | null>): Promise<void> {
    const bytes = await answer.catch(() => null)
    if (!bytes && this.cached.peek(name) === answer) this.cached.delete(name)
  }

  private async readOrDraw(name: string, draw: () => Promise<Drawing>): Promise<Buffer | null> {
    const stored = await this.store.read(name)
    if (stored) return stored
    const { pending, size } = this.queue
    if (pending + size >= this.limits.waiting) return null
    const { bytes, isWhole } = await this.queue.add(draw)
    if (isWhole) void this.store.write(name, bytes).catch(this.warn)
    else setTimeout(() => this.cached.delete(name), this.limits.halfMs).unref()
    return bytes
  }
}
