import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Spec 9: date-time DD.MM.YYYY hh:mm, read as 24 hours (decisions 10), in the tenant's zone. */
export function formatInstant(instant: string, zone: string): string {
  return dayjs.utc(instant).tz(zone).format('DD.MM.YYYY HH:mm')
}
