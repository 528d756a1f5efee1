import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { Logger } from '../logger/logger'
import { BoundedQueue } from '../shared/bounded-queue'

/** Makes a file of a job; throws what the layout throws. */
export type Render<Job> = (job: Job) => Promise<Buffer>

/** The thread did not answer within the deadline. */
export class RenderDeadlineError extends Error {
  override name = 'RenderDeadlineError'
}

/** A core stays free for requests on the smallest machine. */
const THREADS = 1
/** A document takes 0.2 to 1 s: the last of these waits as long as a person does. */
const MAXIMUM_WAITING = 20
/**
 * Only a hanging thread takes this long; time in the queue does not count. On a busy machine a thread of low priority may need many
 * seconds for a document: ended earlier it would start again from nothing, and no document would ever be done.
 */
const DEADLINE_MS = 60_000
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 30_000
const MAXIMUM_HEAP_MB = 256

export interface Renderer<Job> {
  /** Throws `QueueFullError` when too many jobs wait and `RenderDeadlineError` when the thread hangs. */
  render: Render<Job>
  stop: () => Promise<void>
}

/**
 * Renders in a worker thread, which starts with the first job. `file` is a bundle that exports `render`, a function of a job that
 * resolves to a `Uint8Array`. A thread that hangs is ended at the deadline, and one that has ended is replaced; its job fails.
 */
export function openRenderPool<Job>(
  file: string,
  log: Pick<Logger, 'warn'>,
  { deadlineMs = DEADLINE_MS, maximumWaiting = MAXIMUM_WAITING } = {},
): Renderer<Job> {
  const pool = new Piscina<Job, Uint8Array>({
    filename: pathToFileURL(resolve(file)).href,
    name: 'render',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // An idle thread runs its timers: what a document leaves behind fails by itself and not in the next one.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAXIMUM_HEAP_MB },
    // Layouts need no settings, and no secret.
    env: {},
  })
  // A thread that fails while it has no job; without a listener the error would end the process.
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'a thread that renders documents has failed'))
  const queue = new BoundedQueue(THREADS, maximumWaiting)
  const run = async (job: Job): Promise<Buffer> => {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      return Buffer.from(await pool.run(job, { signal: deadline.signal }))
    } catch (error) {
      throw deadline.signal.aborted ? new RenderDeadlineError(`no document within ${deadlineMs} ms`) : error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    render: (job) => queue.run(() => run(job)),
    stop: () => pool.destroy(),
  }
}
