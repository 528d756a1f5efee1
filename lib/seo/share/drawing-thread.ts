import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { DrawingJob } from './renderer-main'

/** Only a hanging thread takes this long: a picture takes 0.1 to 0.3 s of a core, which a thread of low priority may wait long for. */
const DEADLINE_MS = 60_000
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 30_000
const MAXIMUM_HEAP_MB = 256

export type Draw = (job: DrawingJob) => Promise<Buffer>

/**
 * Draws in a worker thread, which starts with the first job. `file` is the bundle of renderer-main.ts. Rejects when the
 * deadline passes, and the thread is then replaced. How many may wait is the caller's business (`Drawings`).
 */
export function openDrawingThread(
  file: string,
  log: Pick<Logger, 'warn'>,
  { deadlineMs = DEADLINE_MS } = {},
): { draw: Draw; stop: () => Promise<void> } {
  const pool = new Piscina<DrawingJob, Uint8Array>({
    filename: pathToFileURL(file).href,
    name: 'render',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // An idle thread runs its timers: what a picture leaves behind fails by itself and not in the next one.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAXIMUM_HEAP_MB },
    // Pictures need no settings, and no secret.
    env: {},
  })
  // A thread that fails while it has no job; without a listener the error would end the process.
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'a thread that draws pictures has failed'))
  return {
    draw: async (job) => Buffer.from(await pool.run(job, { signal: AbortSignal.timeout(deadlineMs) })),
    stop: () => pool.destroy(),
  }
}
