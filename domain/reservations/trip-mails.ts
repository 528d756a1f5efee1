import { addDays } from '@/domain/dates/plain-date'
import { type LocalDateTime, type LocalTime, toEpoch, toInstant } from '@/domain/dates/zone'

/** The balance reminder is sent this many days before the start, at this time in the tenant's zone. */
export const BALANCE_DUE = { days: 3, time: '10:00' } as const
/** The trip reminder is sent on the day before the start. */
export const REMINDER = { days: 1, time: '17:00' } as const

export const FIRST_MAIL_DAYS = Math.max(BALANCE_DUE.days, REMINDER.days)

interface MailRule {
  days: number
  time: LocalTime
}

/**
 * Whether an email before the start is due: its send time has passed, the start has not, and the reservation was made
 * before the send time. A guest who books later has just received the same information.
 */
export function isMailDue(
  rule: MailRule,
  trip: { startsAt: LocalDateTime; bookedAt: number; zone: string },
  now: number,
): boolean {
  const { startsAt, bookedAt, zone } = trip
  const hour = toEpoch(toInstant(addDays(startsAt.date, -rule.days), rule.time, zone))
  const start = toEpoch(toInstant(startsAt.date, startsAt.time, zone))
  return bookedAt < hour && hour <= now && now < start
}
