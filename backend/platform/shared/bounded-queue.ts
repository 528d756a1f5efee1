import PQueue from 'p-queue'

/** The queue holds more work than can be done in a reasonable time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * Runs a limited number of tasks concurrently, in order of arrival, and refuses a task if too many are waiting. With
 * `waitLimitMs` it also refuses a task that has waited that long, so that no work is done for callers who have given
 * up.
 */
export class BoundedQueue {
  private readonly queue: PQueue
  private done = 0

  constructor(
    parallel: number,
    private readonly longest: number,
    private readonly waitLimitMs?: number,
  ) {
    this.queue = new PQueue({ concurrency: parallel })
  }

  get counts(): { running: number; waiting: number; done: number } {
    return { running: this.queue.pending, waiting: this.queue.size, done: this.done }
  }

  /** Throws `QueueFullError` immediately if the queue is full, or after `waitLimitMs`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { concurrency, pending, size } = this.queue
    if (pending >= concurrency && size >= this.longest) throw new QueueFullError('too much is waiting')
    const late = new AbortController()
    const refuse = () => late.abort(new QueueFullError('waited too long'))
    const timer = this.waitLimitMs === undefined ? undefined : setTimeout(refuse, this.waitLimitMs)
    const begin = async () => {
      clearTimeout(timer)
      try {
        return await work()
      } finally {
        this.done += 1
      }
    }
    return this.queue.add(begin, { signal: late.signal })
  }
}
