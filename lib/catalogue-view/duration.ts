import type { CommonWords } from './words'

const MINUTES_PER_HOUR = 60

/** '45 minutes', '7.5 hours', '3 days': days where there are several, else hours to the half. */
export function formatDuration({ minutes, days = 1 }: { minutes: number; days?: number }, common: CommonWords): string {
  if (days > 1) return common('counts.days', { count: days })
  if (minutes < MINUTES_PER_HOUR) return common('counts.minutes', { count: minutes })
  return common('counts.hours', { count: Math.round((minutes / MINUTES_PER_HOUR) * 2) / 2 })
}

/** '48 hours' or, from three whole days on, '14 days'. */
export function formatHoursBefore(hours: number, common: CommonWords): string {
  const isDays = hours >= 72 && hours % 24 === 0
  return isDays ? common('counts.days', { count: hours / 24 }) : common('counts.hours', { count: hours })
}
