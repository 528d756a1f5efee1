import type { DraftHold } from '@/domain/reservations/draft'

/** Whether the hold has expired; true without a hold. @param now milliseconds since 1970 */
export function isHoldOver(hold: DraftHold | null, now: number): boolean {
  return hold === null || Date.parse(hold.expiresAt) <= now
}

/** Formats the time left as '14:59', rounded up to a second; '0:00' means expired. */
export function formatTimeLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
