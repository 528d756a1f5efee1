/** What waits is done in order of rank, the lowest first; equal ranks in the order they came. */
export const RANK = { asked: 0, cover: 1, wide: 2, rest: 3 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]

/** Thrown for a picture that somebody waits for when too many others are waited for already: answer 503 and let them try again. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

interface Task {
  readonly key: string
  rank: Rank
  readonly order: number
  readonly run: () => Promise<void>
  readonly done: Promise<void>
  readonly settle: (error?: unknown) => void
}

/** Runs a few tasks at a time and never the same key twice at once: who asks again gets the promise that is under way. */
export class WorkQueue {
  private readonly tasks = new Map<string, Task>()
  private readonly waiting: Task[] = []
  private running = 0
  private count = 0

  /**
   * @param concurrency tasks at a time
   * @param limit how many tasks of rank `asked` may wait; background work is bounded by who gives it
   */
  constructor(
    private readonly concurrency: number,
    private readonly limit: number,
  ) {}

  /** Resolves when the task of this key is done; a waiting one moves up if it is now more urgent. */
  add(key: string, rank: Rank, run: () => Promise<void>): Promise<void> {
    const known = this.tasks.get(key)
    if (known) {
      known.rank = known.rank < rank ? known.rank : rank
      return known.done
    }
    if (rank === RANK.asked && this.waiting.filter((task) => task.rank === RANK.asked).length >= this.limit)
      return Promise.reject(new QueueFullError('too many pictures are waited for'))
    let settle: Task['settle'] = () => undefined
    const done = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error))
    })
    const task: Task = { key, rank, order: this.count++, run, done, settle }
    this.tasks.set(key, task)
    this.waiting.push(task)
    this.next()
    return done
  }

  private next(): void {
    if (this.running >= this.concurrency) return
    const [task] = this.waiting.sort((a, b) => a.rank - b.rank || a.order - b.order).splice(0, 1)
    if (!task) return
    this.running++
    void this.work(task)
  }

  private async work(task: Task): Promise<void> {
    let failure: unknown
    try {
      await task.run()
    } catch (error) {
      failure = error ?? new Error('the task failed')
    }
    this.running--
    this.tasks.delete(task.key)
    task.settle(failure)
    this.next()
  }
}
