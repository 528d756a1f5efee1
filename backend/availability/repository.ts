import type { DayRange } from '@/domain/availability/stay-types'
import type { AvailabilityInput } from '@/domain/availability/types'
import type { PlainDate } from '@/domain/dates/plain-date'
import { poolOf, type TenantDatabase } from '../db/client'
import type { ProductSheet } from '../shelf/sheets'

interface Counter {
  day: PlainDate
  time: string
  taken: number
}

/** Asked by every calendar and price: written by hand and prepared, which is a third of the work. */
const COUNTERS = {
  name: 'seat_counters_of',
  text: `select day::text as day, time, taken from seat_counters
    where product_id = $1 and day >= $2 and day < $3 and taken > 0`,
}

/** What is taken of a product's seats, or of a transfer's vehicles, on the days of the half-open range. */
export async function readCounters(db: TenantDatabase, productId: number, range: DayRange): Promise<Counter[]> {
  return (await poolOf(db).query<Counter>(COUNTERS, [productId, range.from, range.to])).rows
}

/** Everything the pure availability rules need of one product for the half-open range of days. */
export async function readAvailabilityInput(
  db: TenantDatabase,
  { row, sessions, seasons, closedDays }: ProductSheet,
  range: DayRange,
  clock: { now: number; zone: string },
): Promise<AvailabilityInput> {
  const taken = await readCounters(db, row.id, range)
  return {
    sessions,
    seasons,
    closedDays,
    taken: taken.map(({ day, time, taken: seats }) => ({ date: day, time, taken: seats })),
    cutoffMinutes: row.cutoffMinutes,
    minPersons: 1,
    now: clock.now,
    zone: clock.zone,
  }
}
