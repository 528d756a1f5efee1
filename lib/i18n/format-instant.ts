import dayjs from 'dayjs'
import { toLocal } from '@/domain/dates/zone'

/** Spec 9: date-time DD.MM.YYYY hh:mm, read as 24 hours (decisions 10), in the tenant's zone, which `Intl` knows (ADR 17). */
export function formatInstant(instant: string, zone: string): string {
  const { date, time } = toLocal(instant, zone)
  return `${dayjs(date).format('DD.MM.YYYY')} ${time}`
}
