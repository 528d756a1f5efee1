import { and, eq, sql } from 'drizzle-orm'
import type { DayRange, StayInput, StayRules } from '@/domain/availability/stay-types'
import type { TakenRides, TransferInput } from '@/domain/availability/transfer-rules'
import type { VehicleStock } from '@/domain/catalogue/kinds/kind-rules'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Queryable, schema } from '../platform/database/client'
import type { ProductRecord } from '../products/product-records'
import type { HeldStock, StockClaim } from './inventory'
import { readCounters } from './repository'

const { unitBookings } = schema

interface TakenUnit {
  unit: number
  from: PlainDate
  to: PlainDate
}

export interface ReadClock {
  now: number
  zone: string
}

/** Returns units that are booked or held on any day of the range, except those in `own`. */
async function readTakenUnits(db: Queryable, productId: number, range: DayRange, own: readonly HeldStock[]) {
  const rows = await db
    .select({
      holdId: unitBookings.holdId,
      reservationId: unitBookings.reservationId,
      unit: unitBookings.unitNumber,
      from: sql<string>`lower(${unitBookings.during})::text`,
      to: sql<string>`upper(${unitBookings.during})::text`,
    })
    .from(unitBookings)
    .where(
      and(
        eq(unitBookings.productId, productId),
        sql`${unitBookings.during} && daterange(${range.from}::date, ${range.to}::date)`,
      ),
    )
  const owners = own.flatMap((held) => (held.type === 'unit' ? [held.owner] : []))
  const isOwn = (row: (typeof rows)[number]) =>
    owners.some((owner) =>
      'holdId' in owner ? owner.holdId === row.holdId : owner.reservationId === row.reservationId,
    )
  return rows.filter((row) => !isOwn(row)).map(({ unit, from, to }) => ({ unit, from, to }))
}

/** Assigns each unit claim of the basket to the first free unit. */
function assignAhead(taken: readonly TakenUnit[], claims: readonly StockClaim[], { id, units }: ProductRecord['row']) {
  const all = [...taken]
  for (const claim of claims) {
    if (claim.type !== 'unit' || claim.productId !== id) continue
    const isFree = (unit: number) =>
      !all.some((entry) => entry.unit === unit && entry.from < claim.to && claim.from < entry.to)
    const unit = Array.from({ length: units }, (_, index) => index + 1).find(isFree)
    if (unit !== undefined) all.push({ unit, from: claim.from, to: claim.to })
  }
  return all
}

/** Returns the input of the stay rules for one product, with the units taken in the half-open range. */
export async function readStayInput(
  db: Queryable,
  { row, seasons, closedDays }: ProductRecord,
  rules: StayRules,
  range: DayRange,
  clock: ReadClock,
  { own, ahead }: { own: readonly HeldStock[]; ahead: readonly StockClaim[] } = { own: [], ahead: [] },
): Promise<StayInput> {
  const taken = assignAhead(await readTakenUnits(db, row.id, range, own), ahead, row)
  const { units, cutoffMinutes } = row
  return { ...rules, units, seasons, closedDays, taken, cutoffMinutes, ...clock }
}

/**
 * The same for a transfer route. `held` are rides that the caller already holds; `ahead` are claims of previous lines.
 */
export async function readTransferInput(
  db: Queryable,
  { row, seasons, closedDays }: ProductRecord,
  { vehicles }: Pick<VehicleStock, 'vehicles'>,
  range: DayRange,
  clock: ReadClock,
  { held, ahead }: { held: readonly TakenRides[]; ahead: readonly TakenRides[] } = { held: [], ahead: [] },
): Promise<TransferInput> {
  const counters = await readCounters(db, row.id, range)
  const countOf = (rides: readonly TakenRides[], date: string, vehicle: string) =>
    rides.reduce((sum, ride) => sum + (ride.date === date && ride.vehicle === vehicle ? ride.taken : 0), 0)
  const booked = counters.map(({ day, time, taken: rides }) => ({
    date: day,
    vehicle: time,
    taken: rides - countOf(held, day, time),
  }))
  // The rules add up the entries of a day and class.
  const taken = [...booked, ...ahead]
  const { cutoffMinutes } = row
  return { vehicles, seasons, closedDays, taken, cutoffMinutes, ...clock }
}
