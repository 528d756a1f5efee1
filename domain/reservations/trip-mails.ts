import { addDays } from '@/domain/dates/plain-date'
import { type LocalDateTime, type LocalTime, toEpoch, toInstant } from '@/domain/dates/zone'

/** The rest is asked for so many days before the start, at this hour of the tenant's clocks. */
export const BALANCE_DUE = { days: 3, time: '10:00' } as const
/** The day before, when people pack. */
export const REMINDER = { days: 1, time: '17:00' } as const

export const FIRST_MAIL_DAYS = Math.max(BALANCE_DUE.days, REMINDER.days)

interface MailRule {
  days: number
  time: LocalTime
}

/**
 * Whether a mail before the start is to go out now: its hour has come, the start has not, and the reservation was made
 * before that hour (who books later has just read all of it).
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
