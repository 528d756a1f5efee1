import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { processSlot } from '@/lib/process/process-slot'
import { FONT_FILES } from './draw-text'
import { openDrawingThread } from './drawing-thread'
import { type Drawing, Drawings } from './drawings'
import type { DrawingJob } from './renderer-main'
import { StoredDrawings } from './stored-drawings'

const RENDERER = '.build/share-renderer.mjs'
/** About 60 KB each. */
const LIMITS = { cached: 100, waiting: 30, halfMs: 60_000 }

interface Current {
  drawings: Drawings
  draw: (job: DrawingJob) => Promise<Buffer>
  /** Hash that changes with the layout. */
  version: Promise<string>
}

/** Route handlers are bundled separately, but share one worker thread and one queue. */
const currentSlot = processSlot<Current>('drawings')

/** Hash of the renderer's code and of its fonts. */
async function readVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [RENDERER, ...FONT_FILES]) hash.update(await readFile(join(process.cwd(), file)))
  return hash.digest('hex')
}

function open(): Current {
  const store = new StoredDrawings(join(requireEnvironment().DATA_DIR, 'share-images'))
  const warn = (error: unknown) => logger.warn({ err: error }, 'a drawn picture could not be stored')
  const { draw } = openDrawingThread(join(process.cwd(), RENDERER), logger)
  return { drawings: new Drawings(LIMITS, store, warn), draw, version: readVersion() }
}

/**
 * The image for `shown`, drawn once in a worker thread and stored; null if the queue is full. `prepare` builds the job
 * if the image has to be drawn. Rejects with the errors of `prepare` and of the drawing.
 */
export async function getDrawing(
  company: string,
  shown: unknown,
  prepare: () => Promise<{ job: DrawingJob; isWhole: boolean }>,
): Promise<Buffer | null> {
  const { drawings, draw, version } = currentSlot.getOrCreate(open)
  const hash = createHash('sha256').update(JSON.stringify([await version, shown]))
  return drawings.get(`${company}/${hash.digest('hex')}`, async (): Promise<Drawing> => {
    const { job, isWhole } = await prepare()
    return { bytes: await draw(job), isWhole }
  })
}
