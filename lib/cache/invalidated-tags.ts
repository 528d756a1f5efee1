import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { processSlot } from '@/lib/process/process-slot'

const LOOK_MS = 200
/** What was stored this soon after an invalidation may have been read before it: it is made once more. */
const RACE_MS = 1_000

/**
 * When each tag was invalidated (epoch milliseconds), in a file: an invalidation survives a restart and reaches every process that
 * serves the same build. Next itself keeps them in memory only.
 */
export class InvalidatedTags {
  private readonly times = new Map<string, number>()
  private seen = ''
  private lookedAt = 0

  constructor(private readonly file: string) {}

  /** Whether one of the tags was invalidated after `since`, when what carries them was stored. */
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
      // No file yet, or one that cannot be read: nothing was invalidated that this process does not know.
    }
  }
}

/** By the path of the file. */
const slot = processSlot<Map<string, InvalidatedTags>>('invalidated-tags')

/** Those of the process for a file: an invalidation in one module graph is known to all of them at once. */
export function getInvalidatedTags(file: string): InvalidatedTags {
  const byFile = slot.getOrCreate(() => new Map())
  const path = resolve(file)
  const known = byFile.get(path) ?? new InvalidatedTags(path)
  byFile.set(path, known)
  return known
}
