import type { DayRange } from '@/domain/availability/stay-types'
import type { AvailabilityInput } from '@/domain/availability/types'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { PlainDate } from '@/domain/dates/plain-date'
import { batchQueriesOf } from '../platform/database/batch-queries'
import { connectionOf, type Queryable } from '../platform/database/client'
import type { ProductRecord } from '../products/product-records'

interface Counter {
  day: PlainDate
  time: string
  taken: number
  infants: number
}

interface Wanted {
  productId: number
  range: DayRange
}

/**
 * Runs for every calendar and price, so it is a hand-written prepared statement for several products. `offset 0`
 * prevents the planner from joining the whole view first. The view then sums the infants of the requested product and
 * days only.
 */
export const COUNTERS = {
  name: 'seat_counters_of',
  text: `select asked.position::int, c.day::text as day, c.time, c.taken, coalesce(i.infants, 0) as infants
    from unnest($1::int[], $2::date[], $3::date[]) with ordinality asked (product_id, first, after, position)
    join seat_counters c on c.product_id = asked.product_id and c.day >= asked.first and c.day < asked.after
      and c.taken > 0
    left join lateral (
      select d.day, d.time, d.infants from departure_infants d
      where d.product_id = asked.product_id and d.day >= asked.first and d.day < asked.after offset 0
    ) i on i.day = c.day and i.time = c.time`,
}

async function queryCounters(db: Queryable, wanted: readonly Wanted[]): Promise<(Counter & { position: number })[]> {
  const products = wanted.map(({ productId }) => productId)
  const firsts = wanted.map(({ range }) => range.from)
  const afters = wanted.map(({ range }) => range.to)
  const query = { ...COUNTERS, values: [products, firsts, afters] }
  return (await connectionOf(db).query<Counter & { position: number }>(query)).rows
}

const loadCounters = batchQueriesOf<Wanted, Counter[]>((db) => async (wanted) => {
  const rows = await queryCounters(db, wanted)
  const counters = wanted.map((): Counter[] => [])
  for (const { position, ...counter } of rows) counters[position - 1]?.push(counter)
  return counters
})

/** Returns the taken seats of a product, or the taken vehicles of a transfer, on the days of the half-open range. */
export function readCounters(db: Queryable, productId: number, range: DayRange): Promise<Counter[]> {
  return loadCounters(db, { productId, range })
}

/** The same for several products. Each counter has its product id. */
export async function readCountersOf(
  db: Queryable,
  ids: readonly number[],
  range: DayRange,
): Promise<(Counter & { productId: number })[]> {
  const rows = await queryCounters(
    db,
    ids.map((productId) => ({ productId, range })),
  )
  return rows.map(({ position, ...counter }) => ({ ...counter, productId: ids[position - 1] ?? 0 }))
}

/** Returns the input of the pure availability rules for one product and a half-open range of days. */
export async function readAvailabilityInput(
  db: Queryable,
  { row, sessions, seasons, closedDays }: ProductRecord,
  range: DayRange,
  clock: { now: number; zone: string },
): Promise<AvailabilityInput> {
  const taken = await readCounters(db, row.id, range)
  const { stock } = rulesOf(row.details)
  return {
    sessions,
    seasons,
    closedDays,
    taken: taken.map(({ day, ...counter }) => ({ date: day, ...counter })),
    licensedCapacity: stock.shape === 'departures' ? stock.licensedCapacity : null,
    cutoffMinutes: row.cutoffMinutes,
    minPersons: 1,
    now: clock.now,
    zone: clock.zone,
  }
}
