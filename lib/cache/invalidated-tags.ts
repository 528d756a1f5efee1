import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { processSlot } from '@/lib/process/process-slot'

const LOOK_MS = 200
/** A page stored less than this after an invalidation may contain data read before it, so it is rendered again. */
const RACE_MS = 1_000

/**
 * Stores in a file when each tag was invalidated (epoch milliseconds). Invalidations survive a restart and reach
 * every process of the same build. Next itself keeps them in memory only.
 */
export class InvalidatedTags {
  private readonly times = new Map<string, number>()
  private seen = ''
  private lookedAt = 0

  constructor(private readonly file: string) {}

  /** Whether one of the tags was invalidated after `since`, the time at which the page was stored. */
  areInvalidated(tags: readonly string[], since: number, now = Date.now()): boolean {
    if (now - this.lookedAt >= LOOK_MS) this.pull(now)
    return tags.some((tag) => (this.times.get(tag) ?? Number.NEGATIVE_INFINITY) > since - RACE_MS)
  }

  invalidate(tags: readonly string[], now = Date.now()): void {
    this.pull(now)
    for (const tag of tags) this.times.set(tag, now)
    const draft = `${this.file}.${process.pid}`
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.times)))
    renameSync(draft, this.file)
  }

  private pull(now: number): void {
    this.lookedAt = now
    try {
      const { mtimeMs, size } = statSync(this.file)
      const version = `${mtimeMs}:${size}`
      if (version === this.seen) return
      const stored = Object.entries(JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, unknown>)
      for (const [tag, time] of stored) this.times.set(tag, Math.max(Number(time) || 0, this.times.get(tag) ?? 0))
      this.seen = version
    } catch {
      // The file is missing or unreadable: there are no invalidations beyond those of this process.
    }
  }
}

/** Keyed by file path. */
const slot = processSlot<Map<string, InvalidatedTags>>('invalidated-tags')

/** The process's instance for a file, shared by all module graphs. */
export function getInvalidatedTags(file: string): InvalidatedTags {
  const byFile = slot.getOrCreate(() => new Map())
  const path = resolve(file)
  const known = byFile.get(path) ?? new InvalidatedTags(path)
  byFile.set(path, known)
  return known
}
