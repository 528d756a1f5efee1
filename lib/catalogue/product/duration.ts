import type { CommonWords } from '../catalogue-words'

const MINUTES_PER_HOUR = 60

/** '45 minutes', '7.5 hours', '3 days': in days if there are several, else in hours rounded to a half. */
export function formatDuration({ minutes, days = 1 }: { minutes: number; days?: number }, common: CommonWords): string {
  if (days > 1) return common('counts.days', { count: days })
  if (minutes < MINUTES_PER_HOUR) return common('counts.minutes', { count: minutes })
  return common('counts.hours', { count: Math.round((minutes / MINUTES_PER_HOUR) * 2) / 2 })
}

/** '2 hours 15 minutes': exact to the minute, since guests have a flight to catch. */
export function formatRideTime(minutes: number, common: CommonWords): string {
  const rest = minutes % MINUTES_PER_HOUR
  const hours = common('counts.hours', { count: Math.floor(minutes / MINUTES_PER_HOUR) })
  if (minutes < MINUTES_PER_HOUR) return common('counts.minutes', { count: minutes })
  return rest === 0
    ? hours
    : common('counts.hoursMinutes', { hours, minutes: common('counts.minutes', { count: rest }) })
}

/** '48 hours', or '14 days' from three whole days on. */
export function formatHoursBefore(hours: number, common: CommonWords): string {
  const isDays = hours >= 72 && hours % 24 === 0
  return isDays ? common('counts.days', { count: hours / 24 }) : common('counts.hours', { count: hours })
}
