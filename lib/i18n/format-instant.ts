import dayjs from 'dayjs'
import { toLocal } from '@/domain/dates/zone'

/**
 * Formats a date-time as DD.MM.YYYY hh:mm (spec 9), with 24 hours (decisions 10), in the tenant's time zone, which
 * `Intl` supports (ADR 17).
 */
export function formatInstant(instant: string, zone: string): string {
  const { date, time } = toLocal(instant, zone)
  return `${dayjs(date).format('DD.MM.YYYY')} ${time}`
}
