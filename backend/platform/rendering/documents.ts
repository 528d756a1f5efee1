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

/**
 * Reads run one at a time with pauses of up to 100 ms, so that many readers cannot occupy the API's thread and the
 * database.
 */
const MAXIMUM_READING = 1
const MAXIMUM_PAUSE_MS = 100
const MAXIMUM_WAITING = 50
/** Longer waits are refused: the storefront's timeout is 15 s, and the document still has to be rendered. */
const MAXIMUM_WAIT_MS = 3_000
/** Maximum number of calls of one account or guest, so that one caller cannot fill the queue. */
const MAXIMUM_OF_ONE = 10

/** Input of the worker (`render-document.ts`): the kind of document and all its content. */
interface DocumentJob {
  kind: string
  content: object
}

export type Documents = RenderedFiles<DocumentJob>

/** Changes with the layout code and the fonts: the bundle contains all texts and dimensions. */
async function readLayoutVersion(): Promise<string> {
  const fonts = (await readdir(FONTS)).filter((name) => name.endsWith('.ttf')).sort()
  const hash = createHash('sha256')
  for (const path of [RENDERER, ...fonts.map((name) => join(FONTS, name))]) hash.update(await readFile(path))
  return hash.digest('hex')
}

/** Opens the rendered documents of a process, in the storage that its environment names. */
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
 * Runs the work of a call that reads much data, such as a document's contents or an export. The next call starts after
 * a pause as long as the work took, at most 100 ms; the result does not wait for the pause. `who` identifies the caller
 * with their tenant. Throws `documentBusy` if too many calls wait, in total or of this caller, or if this call waits
 * too long. Rethrows errors of `work`.
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

/** Returns a rendered document. Throws `documentBusy` if too many wait or rendering takes too long. */
export const getDocument = (documents: Documents, company: string, file: Parameters<Documents['get']>[1]) =>
  orBusy(documents.get(company, file))
