import { errorText } from '../shared/error-text'
import { sha256Of } from './checksum'
import { isRendered } from './rendered-folder'
import type { Storage, StoredObject } from './storage'

/** After this many failures the store counts as unavailable, and every further object would fail. */
const MAXIMUM_FAILURES = 20

export interface MoveOptions {
  from: Storage
  to: Storage
  /** Number of objects copied concurrently. */
  concurrency: number
  /** Removes from `from` each object whose bytes were read from `to`, once no object failed. */
  deleteSource: boolean
  /** Called after each object. */
  onProgress?: (summary: Readonly<MoveSummary>) => void
}

export interface MoveSummary {
  /** Written to the target and read back equal. */
  copied: number
  copiedBytes: number
  /** Already in the target, with the same checksum or, if the source is deleted, the same bytes. */
  present: number
  /** Different in the target and written there in the same second or later: left unchanged in both stores. */
  newer: number
  /** Removed from the source by another process during the copy. */
  vanished: number
  deleted: number
  /** Can be rendered again, so not copied. */
  rendered: number
  failures: { key: string; reason: string }[]
}

/** S3 returns times in whole seconds only. */
const secondOf = (time: Date): number => Math.floor(time.getTime() / 1_000)

type Outcome = { kind: 'copied' | 'present'; sha256: string } | { kind: 'newer' | 'vanished' }

/** The checksum in the store was written by this application, so the bytes are read before the source is deleted. */
async function readSha256(storage: Storage, key: string, fromBytes: boolean): Promise<string | null> {
  if (!fromBytes) return storage.sha256(key)
  const body = await storage.read(key)
  return body && sha256Of(body)
}

async function moveObject(
  { from, to, deleteSource }: MoveOptions,
  { key, bytes, modifiedAt }: StoredObject,
): Promise<Outcome> {
  const existing = await to.stat(key)
  if (existing) {
    const known = existing.bytes === bytes ? await from.sha256(key) : null
    if (known && known === (await readSha256(to, key, deleteSource))) return { kind: 'present', sha256: known }
    // Within one second the order is unknown, so the object that the shop may have written is kept.
    if (secondOf(existing.modifiedAt) >= secondOf(modifiedAt)) return { kind: 'newer' }
  }
  const body = await from.read(key)
  if (!body) return { kind: 'vanished' }
  await to.write(key, body)
  const written = await to.read(key)
  if (!written?.equals(body)) throw new Error('differs in the target after it was written')
  return { kind: 'copied', sha256: sha256Of(body) }
}

/** Processes items concurrently. The shared iterator hands each item to one worker and does not read ahead. */
async function forEachAtOnce<T>(items: AsyncIterable<T>, workers: number, work: (item: T) => Promise<void>) {
  const iterator = items[Symbol.asyncIterator]()
  const run = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: workers }, run))
}

async function deleteUnchanged({ from, concurrency }: MoveOptions, moved: Map<string, string>, summary: MoveSummary) {
  async function* keys() {
    yield* moved
  }
  await forEachAtOnce(keys(), concurrency, async ([key, sha256]) => {
    if ((await from.sha256(key)) !== sha256) return
    await from.remove(key)
    summary.deleted += 1
  })
}

/**
 * Copies every object that the target lacks or has an older version of, and reads it back. Files that can be rendered
 * again are not copied, so that none of a deleted account appears in the target; `deleteSource` deletes them. The call
 * may be stopped and repeated at any time. It counts failures and starts no further object after twenty. If an object
 * failed, nothing is deleted. Throws if the source cannot be listed or an object cannot be deleted.
 */
export async function moveObjects(options: MoveOptions): Promise<MoveSummary> {
  const failures: MoveSummary['failures'] = []
  const summary: MoveSummary = {
    copied: 0,
    copiedBytes: 0,
    present: 0,
    newer: 0,
    vanished: 0,
    deleted: 0,
    rendered: 0,
    failures,
  }
  /** Key and checksum of the objects in both stores. */
  const moved = new Map<string, string>()
  const rendered: string[] = []

  await forEachAtOnce(options.from.list(''), options.concurrency, async (object) => {
    if (failures.length >= MAXIMUM_FAILURES) return
    if (isRendered(object.key)) {
      summary.rendered = rendered.push(object.key)
      return
    }
    try {
      const outcome = await moveObject(options, object)
      summary[outcome.kind] += 1
      if (outcome.kind === 'copied') summary.copiedBytes += object.bytes
      if (options.deleteSource && 'sha256' in outcome) moved.set(object.key, outcome.sha256)
    } catch (error) {
      failures.push({ key: object.key, reason: errorText(error) })
    }
    options.onProgress?.(summary)
  })
  if (options.deleteSource && failures.length === 0) {
    await deleteUnchanged(options, moved, summary)
    for (const key of rendered) await options.from.remove(key)
    summary.deleted += rendered.length
  }
  return summary
}
