import { requestContext } from '@/lib/request-context/request-context'

/** For all reads of one page together, however many follow one another. Milliseconds. */
export const PAGE_READS_MS = 5_000
/** For a read that begins when the time is over: enough for one that is cached, and a page can do without many another. */
const LAST_CHANCE_MS = 100

/**
 * When the API must have answered the reads of the page that is being made (`performance.now()`), counted from its first one: a page that
 * is slow to make for another reason loses nothing. Null outside of a page.
 */
export function getReadDeadline(): number | null {
  const context = requestContext.getStore()
  if (!context?.isPage) return null
  context.readsUntil ??= performance.now() + PAGE_READS_MS
  return context.readsUntil
}

/** Milliseconds for a read that may take `limitMs` by itself. */
export const timeLeft = (limitMs: number, deadline: number | null): number =>
  deadline === null ? limitMs : Math.min(limitMs, Math.max(deadline - performance.now(), LAST_CHANCE_MS))
