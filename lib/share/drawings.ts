export interface Drawing {
  bytes: Buffer
  /** False where something could not be had that belongs to it: the next who asks gets it drawn anew. */
  isWhole: boolean
}

/**
 * Drawn pictures by what they show. Anybody may ask for any of them as often as they like, and one takes a seventh of a second: each is
 * drawn once, one at a time, and only so many may wait. The least recently asked for are forgotten first.
 */
export class Drawings {
  private readonly kept = new Map<string, Promise<Buffer>>()
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(private readonly limits: { kept: number; waiting: number }) {}

  /** Null when too many wait. */
  get(name: string, draw: () => Promise<Drawing>): Promise<Buffer> | null {
    const known = this.kept.get(name)
    if (known) {
      this.kept.delete(name)
      this.kept.set(name, known)
      return known
    }
    if (this.waiting >= this.limits.waiting) return null
    const drawn = this.draw(name, draw, this.last)
    this.last = drawn.catch(() => undefined)
    this.kept.set(name, drawn)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.limits.kept) break
      this.kept.delete(oldest)
    }
    return drawn
  }

  private async draw(name: string, draw: () => Promise<Drawing>, before: Promise<unknown>): Promise<Buffer> {
    this.waiting += 1
    let isWhole = false
    try {
      await before
      const drawing = await draw()
      isWhole = drawing.isWhole
      return drawing.bytes
    } finally {
      this.waiting -= 1
      if (!isWhole) this.kept.delete(name)
    }
  }
}

/** About 60 KB each. */
export const drawings = new Drawings({ kept: 100, waiting: 30 })
