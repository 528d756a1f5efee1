import type { DraftHold } from '@/domain/reservations/draft'

/** Without a hold nothing is kept either. @param now milliseconds since 1970 */
export function isHoldOver(hold: DraftHold | null, now: number): boolean {
  return hold === null || Date.parse(hold.expiresAt) <= now
}

/** '14:59'; '0:00' once it is over. A begun second counts as a whole one, so that 0:00 is the end. */
export function formatTimeLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
