import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { PictureCache } from './picture-cache'
import type { PictureSpec } from './pictures'
import { type Batch, PICTURE_FORMATS, widthsOf } from './raster'
import { RANK, type Rank, WorkQueue } from './work-queue'

export interface PictureJob {
  readonly spec: PictureSpec
  /** Path of the picture without width and ending: variants become `<outBase>-640.avif` and the like. */
  readonly outBase: string
  /** Covers are drawn before everything else. */
  readonly cover?: boolean
}

export interface RenderOptions {
  /** Folder of the rasters by hash, below the data folder. */
  readonly cacheDir: string
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void
  /** Pictures at a time; one for each core unless said. */
  readonly concurrency?: number
  /** Stops between two pictures. */
  readonly signal?: AbortSignal
}

export interface RenderReport {
  /** Batches (a picture's small or large variants) drawn now, found in the cache, failed. */
  readonly drawn: number
  readonly reused: number
  readonly failed: number
  readonly milliseconds: number
}

async function place(from: string, to: string): Promise<void> {
  await rm(to, { force: true })
  // another file system, or one without hard links
  await link(from, to).catch(() => copyFile(from, to))
}

/** Puts a drawn batch where it is served from. */
export async function publish(cache: PictureCache, { spec, outBase }: PictureJob, batch: Batch): Promise<void> {
  await mkdir(dirname(outBase), { recursive: true })
  for (const width of widthsOf(batch))
    for (const format of PICTURE_FORMATS) await place(cache.path(spec, width, format), `${outBase}-${width}.${format}`)
}

function rankOf(job: PictureJob, batch: Batch): Rank {
  if (job.cover) return batch === 'card' ? RANK.cover : RANK.wide
  return batch === 'card' ? RANK.wide : RANK.rest
}

/** Draws what is not in the cache and publishes everything: covers at card size first, then the rest. A picture that fails is logged and left out. */
export async function renderPictures(
  jobs: readonly PictureJob[],
  options: RenderOptions,
  queue?: WorkQueue,
): Promise<RenderReport> {
  const cache = new PictureCache(options.cacheDir),
    work = queue ?? new WorkQueue(options.concurrency ?? availableParallelism(), jobs.length * 2),
    started = performance.now(),
    count = { drawn: 0, reused: 0, failed: 0 }
  const one = async (job: PictureJob, batch: Batch): Promise<void> => {
    if (options.signal?.aborted) return
    try {
      if (await cache.ensure(job.spec, batch)) count.drawn++
      else count.reused++
      await publish(cache, job, batch)
    } catch (error) {
      count.failed++
      options.log('a picture could not be drawn', { outBase: job.outBase, batch, error: String(error) })
    }
  }
  const both = (['card', 'page'] as const).flatMap((batch) => jobs.map((job) => ({ job, batch })))
  await Promise.all(
    both.map(({ job, batch }) => work.add(`${job.outBase}:${batch}`, rankOf(job, batch), () => one(job, batch))),
  )
  const report = { ...count, milliseconds: Math.round(performance.now() - started) }
  options.log('pictures are ready', { ...report })
  return report
}
