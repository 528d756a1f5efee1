import { requestContext } from '@/lib/request-context/request-context'

/** Milliseconds for all reads of one page together, sequential ones included. */
export const PAGE_READS_MS = 5_000
/** For a read that begins after the deadline: enough for a cached read. Most pages can do without the others. */
const LAST_CHANCE_MS = 100

/**
 * Deadline (`performance.now()`) for the API reads of the page being rendered. It starts with the first read, so
 * rendering time before it does not count. Null outside of a page.
 */
export function getReadDeadline(): number | null {
  const context = requestContext.getStore()
  if (!context?.isPage) return null
  context.readsUntil ??= performance.now() + PAGE_READS_MS
  return context.readsUntil
}

/** Milliseconds left for a read whose own limit is `limitMs`. */
export const timeLeft = (limitMs: number, deadline: number | null): number =>
  deadline === null ? limitMs : Math.min(limitMs, Math.max(deadline - performance.now(), LAST_CHANCE_MS))
