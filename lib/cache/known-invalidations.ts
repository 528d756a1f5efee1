import { processSlot } from '@/lib/process/process-slot'

/** A page takes at most this long to render: what was stored less than this after an invalidation may have been read before it. */
const RENDER_MS = 5_000

export interface Invalidation {
  tag: string
  /** Rises by every invalidation of any tag, for all storefronts alike. */
  number: number
}

/**
 * The invalidations of tags by the number that the operator API gave them, one for all storefronts. A page that another of them
 * stored is checked by these and by no clock: it carries the highest number that its storefront knew when it began.
 */
export class KnownInvalidations {
  /** Whether the API has told all of them: before that no page of another storefront can be checked. */
  isComplete = false
  private readonly byTag = new Map<string, number>()
  private highest = 0
  /** Which number was the highest, from when on; pruned when a number is added. */
  private history = [{ at: Number.NEGATIVE_INFINITY, number: 0 }]

  get number(): number {
    return this.highest
  }

  /** `invalidations` are in the order of their numbers. */
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

  /** The highest number that a page which is stored now was certainly made after. */
  numberOfPage(now = Date.now()): number {
    return (this.history.findLast(({ at }) => at <= now - RENDER_MS) ?? this.history[0])?.number ?? 0
  }

  /** `number` is what the page carries. */
  areInvalidated(tags: readonly string[], number: number): boolean {
    return tags.some((tag) => (this.byTag.get(tag) ?? 0) > number)
  }
}

/** Those of the process: the poller in Next's bundles adds to them, the cache handler checks pages against them. */
export const knownInvalidationsSlot = processSlot<KnownInvalidations>('known-invalidations')

export const getKnownInvalidations = (): KnownInvalidations =>
  knownInvalidationsSlot.getOrCreate(() => new KnownInvalidations())
