import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '../env/env'
import { ApiError } from '../http/errors'
import type { Logger } from '../logger/logger'
import { BoundedQueue, QueueFullError } from '../shared/bounded-queue'
import { openStorage } from '../storage/open-storage'
import { openRenderPool, RenderDeadlineError } from './render-pool'
import { RenderedFiles } from './rendered-files'

const RENDERER = '.build/renderer.mjs'
const FONTS = 'backend/platform/pdf/fonts'

/** One after the other, with pauses: ten readers take no more of the API's thread and of the database than half a reader would. */
const MAXIMUM_READING = 1
const MAXIMUM_PAUSE_MS = 100
const MAXIMUM_WAITING = 50
/** A caller who waited longer is refused: the storefront gives up after 15 s, and the document has still to be rendered. */
const MAXIMUM_WAIT_MS = 3_000
/** Of these, calls of one account or guest: nobody keeps the line full for all others. */
const MAXIMUM_OF_ONE = 10

/** What the worker renders (`render-document.ts`): the kind of document with everything that it shows. */
interface DocumentJob {
  kind: string
  content: object
}

export type Documents = RenderedFiles<DocumentJob>

/** Changes with the code of the layouts and with the fonts: the bundle holds all texts and measures. */
async function readLayoutVersion(): Promise<string> {
  const fonts = (await readdir(FONTS)).filter((name) => name.endsWith('.ttf')).sort()
  const hash = createHash('sha256')
  for (const path of [RENDERER, ...fonts.map((name) => join(FONTS, name))]) hash.update(await readFile(path))
  return hash.digest('hex')
}

/** The rendered documents of a process, in the storage that its environment names. */
export function openDocuments(env: Environment, log: Pick<Logger, 'warn'>): Documents {
  const pool = openRenderPool<DocumentJob>(RENDERER, log)
  let version: Promise<string> | undefined
  return new RenderedFiles<DocumentJob>({
    storage: openStorage(env),
    renderer: pool,
    layoutVersion: () => {
      version ??= readLayoutVersion()
      return version
    },
    log,
  })
}

const reading = new BoundedQueue(MAXIMUM_READING, MAXIMUM_WAITING, MAXIMUM_WAIT_MS)
const inLine = new Map<string, number>()

/** Counts the caller's calls until they end. Throws `QueueFullError` when there are too many. */
async function countedFor<T>(who: string, work: () => Promise<T>): Promise<T> {
  const count = (inLine.get(who) ?? 0) + 1
  if (count > MAXIMUM_OF_ONE) throw new QueueFullError('too many calls of one caller are waiting')
  inLine.set(who, count)
  try {
    return await work()
  } finally {
    const left = (inLine.get(who) ?? 1) - 1
    if (left === 0) inLine.delete(who)
    else inLine.set(who, left)
  }
}

const isOverload = (error: unknown): boolean => error instanceof QueueFullError || error instanceof RenderDeadlineError

async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isOverload(error) ? new ApiError('documentBusy') : error
  }
}

/**
 * Does the work of a call that reads much, such as a document's contents or an export; the next one begins after a pause as long
 * as the work took, but answers do not wait for the pause. `who` names the caller with their tenant. Throws `documentBusy` when too many
 * wait, of all or of this caller, or this one for too long, and what the work throws.
 */
export function readQueued<T>(who: string, work: () => Promise<T>): Promise<T> {
  const enter = () =>
    new Promise<T>((resolve, reject) => {
      const readAndPause = async () => {
        const started = performance.now()
        await work().then(resolve, reject)
        await wait(Math.min(performance.now() - started, MAXIMUM_PAUSE_MS))
      }
      reading.run(readAndPause).catch(reject)
    })
  return orBusy(countedFor(who, enter))
}

/** A rendered document. Throws `documentBusy` when too many wait or it takes too long. */
export const getDocument = (documents: Documents, company: string, file: Parameters<Documents['get']>[1]) =>
  orBusy(documents.get(company, file))
