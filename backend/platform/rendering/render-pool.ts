import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { Logger } from '../logger/logger'
import { BoundedQueue } from '../shared/bounded-queue'

/** Renders a job to a file. Rethrows errors of the layout. */
export type Render<Job> = (job: Job) => Promise<Buffer>

/** The thread did not answer within the deadline. */
export class RenderDeadlineError extends Error {
  override name = 'RenderDeadlineError'
}

/** One thread leaves a core free for requests on the smallest machine. */
const THREADS = 1
/** A document takes 0.2 to 1 s, so the last one in the queue takes as long as a person is willing to wait. */
const MAXIMUM_WAITING = 20
/**
 * Timeout for rendering; time in the queue does not count. Only a hanging thread takes this long. On a busy machine a
 * thread of low priority may need many seconds for a document. A shorter timeout would restart it each time, and no
 * document would ever complete.
 */
const DEADLINE_MS = 60_000
/** An idle thread is ended after this time to free its memory. */
const IDLE_MS = 30_000
const MAXIMUM_HEAP_MB = 256

export interface Renderer<Job> {
  /** Throws `QueueFullError` when too many jobs wait and `RenderDeadlineError` when the thread hangs. */
  render: Render<Job>
  stop: () => Promise<void>
}

/**
 * Renders in a worker thread, which starts with the first job. `file` is a bundle that exports `render`, a function of
 * a job that resolves to a `Uint8Array`. At the deadline a hanging thread is terminated. A terminated thread is
 * replaced, and its job fails.
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
    // Lets an idle thread run its timers, so that an error left behind by a document does not fail the next one.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAXIMUM_HEAP_MB },
    // Layouts need no settings and no secrets.
    env: {},
  })
  // Handles errors of a thread without a job. Without a listener the error would end the process.
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
