import { QUOTE_MINUTES } from '@/domain/basket/limits'

const MINUTE = 60_000

/**
 * Whole minutes until a price expires: 0 in the last minute, null after expiry. Limited to a price's lifetime, for
 * browsers with a slow clock.
 * @param now milliseconds since 1970
 */
export function countQuoteMinutes(expiresAt: string, now: number): number | null {
  const left = Date.parse(expiresAt) - now
  return left <= 0 ? null : Math.min(QUOTE_MINUTES, Math.floor(left / MINUTE))
}
