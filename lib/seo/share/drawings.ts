import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

export interface Drawing {
  bytes: Buffer
  /** False if a part could not be loaded: the image is then drawn again after `halfMs`. */
  isWhole: boolean
}

export interface DrawingStore {
  /** Null if it is not stored. Never rejects. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, bytes: Buffer) => Promise<void>
}

interface Limits {
  /** Maximum number of images in memory. */
  cached: number
  /** Maximum number of images in progress or in the queue. */
  waiting: number
  /** Milliseconds for which an incomplete image is served before it is drawn again. */
  halfMs: number
}

/**
 * Cache of drawn images by their content. Clients can request any image at any rate, and one takes a quarter of a
 * second of CPU time: each is drawn once, one at a time, and stored; the queue is limited. In memory, the least
 * recently used images are evicted first.
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

  /**
   * Null if the queue is full. Rejects with the error of `draw`. `name` is the storage name, derived from all content
   * of the image.
   */
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
