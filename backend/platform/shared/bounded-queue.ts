/** More is waiting than can be done in a reasonable time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

interface Waiting {
  start: () => void
  timer: NodeJS.Timeout | undefined
}

/**
 * Runs a few at a time, in the order they came, and refuses what would wait behind too many others. With `waitLimitMs` it also
 * refuses what has waited that long, so that no work is done for callers who have given up.
 */
export class BoundedQueue {
  private running = 0
  private readonly waiting: Waiting[] = []
  private done = 0

  constructor(
    private readonly parallel: number,
    private readonly longest: number,
    private readonly waitLimitMs?: number,
  ) {}

  get counts(): { running: number; waiting: number; done: number } {
    return { running: this.running, waiting: this.waiting.length, done: this.done }
  }

  /** Throws QueueFullError at once instead of letting callers pile up. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.done += 1
      const next = this.waiting.shift()
      if (next) {
        clearTimeout(next.timer)
        next.start()
      } else this.running -= 1
    }
  }

  /** Whoever finishes hands its place to the first in line, so that nobody can slip in between. */
  private enter(): Promise<void> {
    if (this.running < this.parallel) {
      this.running += 1
      return Promise.resolve()
    }
    if (this.waiting.length >= this.longest) return Promise.reject(new QueueFullError('too much is waiting'))
    return new Promise((start, reject) => {
      const entry: Waiting = { start, timer: undefined }
      this.waiting.push(entry)
      if (this.waitLimitMs === undefined) return
      entry.timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1)
        reject(new QueueFullError('waited too long'))
      }, this.waitLimitMs)
    })
  }
}
