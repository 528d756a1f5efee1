import { processSlot } from '@/lib/process/process-slot'

/** Maximum render time. A page stored sooner after an invalidation may contain data read before it. */
const RENDER_MS = 5_000

export interface Invalidation {
  tag: string
  /** Increases with every invalidation of any tag; the same for all storefronts. */
  number: number
}

/**
 * Invalidations of tags with the sequence number that the operator API assigned, the same for all storefronts. Pages
 * stored by another storefront are checked by these numbers, not by a clock: each page carries the highest number that
 * its storefront knew when the render began.
 */
export class KnownInvalidations {
  /** Whether all invalidations were received. Until then no page of another storefront can be checked. */
  isComplete = false
  private readonly byTag = new Map<string, number>()
  private highest = 0
  /** The highest number over time; pruned when a number is added. */
  private history = [{ at: Number.NEGATIVE_INFINITY, number: 0 }]

  get number(): number {
    return this.highest
  }

  /** `invalidations` are sorted by number. */
  learn(invalidations: readonly Invalidation[], now = Date.now()): void {
    for (const { tag, number } of invalidations) this.byTag.set(tag, number)
    const last = invalidations.at(-1)?.number ?? 0
    if (last > this.highest) {
      this.highest = last
      this.history.push({ at: now, number: last })
    }
    const firstNeeded = this.history.findLastIndex(({ at }) => at <= now - RENDER_MS)
    if (firstNeeded > 0) this.history = this.history.slice(firstNeeded)
  }

  /** The highest number known before the render of a page that is stored now can have begun. */
  numberOfPage(now = Date.now()): number {
    return (this.history.findLast(({ at }) => at <= now - RENDER_MS) ?? this.history[0])?.number ?? 0
  }

  /** `number` is the number stored with the page. */
  areInvalidated(tags: readonly string[], number: number): boolean {
    return tags.some((tag) => (this.byTag.get(tag) ?? 0) > number)
  }
}

/** The process's instance: the poller in Next's bundles writes to it, the cache handler reads it to check pages. */
export const knownInvalidationsSlot = processSlot<KnownInvalidations>('known-invalidations')

export const getKnownInvalidations = (): KnownInvalidations =>
  knownInvalidationsSlot.getOrCreate(() => new KnownInvalidations())
