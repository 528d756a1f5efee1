import { QUOTE_MINUTES } from '@/domain/basket/limits'

const MINUTE = 60_000

/**
 * Whole minutes that a price still holds: never more than are left, nor, where the browser's clock is slow, than a price
 * ever holds; 0 in the last minute, null once it is over.
 * @param now milliseconds since 1970
 */
export function countQuoteMinutes(expiresAt: string, now: number): number | null {
  const left = Date.parse(expiresAt) - now
  return left <= 0 ? null : Math.min(QUOTE_MINUTES, Math.floor(left / MINUTE))
}
