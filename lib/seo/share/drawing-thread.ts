import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { DrawingJob } from './renderer-main'

/**
 * Reached only by a hanging thread: an image takes 0.1 to 0.3 s of CPU time, for which a low-priority thread may wait
 * long.
 */
const DEADLINE_MS = 60_000
/** An idle thread is stopped after this time to release its memory. */
const IDLE_MS = 30_000
const MAXIMUM_HEAP_MB = 256

export type Draw = (job: DrawingJob) => Promise<Buffer>

/**
 * Draws in a worker thread, which starts with the first job. `file` is the bundle of renderer-main.ts. Rejects after
 * the deadline; the thread is then replaced. The caller limits the number of waiting jobs (`Drawings`).
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
    // With atomics an idle thread blocks its event loop. Without them its timers run, so a late error of one image
    // cannot fail the next one.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAXIMUM_HEAP_MB },
    // Drawing needs no environment variables, and no secrets.
    env: {},
  })
  // Emitted if a thread fails without a job; without a listener the error would end the process.
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'a thread that draws pictures has failed'))
  return {
    draw: async (job) => Buffer.from(await pool.run(job, { signal: AbortSignal.timeout(deadlineMs) })),
    stop: () => pool.destroy(),
  }
}
