import { and, eq, sql } from 'drizzle-orm'
import { buildStayRules, type LetDetails } from '@/domain/availability/stay-period'
import type { DayRange, StayInput } from '@/domain/availability/stay-types'
import type { TakenRides, TransferInput } from '@/domain/availability/transfer-rules'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { schema, type TenantDatabase } from '../db/client'
import type { ProductSheet } from '../shelf/sheets'
import { readCounters } from './repository'
import type { HeldStock } from './stock'

const { unitBookings } = schema

export interface ReadClock {
  now: number
  zone: string
}

/** Units that are let or held on any day of the range; those that whoever asks has already are free to them. */
async function readTakenUnits(db: TenantDatabase, productId: number, range: DayRange, own: readonly HeldStock[]) {
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

/** Everything the rules of stays need of one product, with what is taken in the half-open range. */
export async function readStayInput(
  db: TenantDatabase,
  { row, seasons, closedDays }: ProductSheet,
  details: LetDetails,
  range: DayRange,
  clock: ReadClock,
  own: readonly HeldStock[] = [],
): Promise<StayInput> {
  const taken = await readTakenUnits(db, row.id, range, own)
  const { units, cutoffMinutes } = row
  return { ...buildStayRules(details), units, seasons, closedDays, taken, cutoffMinutes, ...clock }
}

/** The same for a transfer route; `held` are rides that whoever asks holds already. */
export async function readTransferInput(
  db: TenantDatabase,
  { row, seasons, closedDays }: ProductSheet,
  details: DetailsOf<'transfer'>,
  range: DayRange,
  clock: ReadClock,
  held: readonly TakenRides[] = [],
): Promise<TransferInput> {
  const counters = await readCounters(db, row.id, range)
  const heldOf = (date: string, vehicle: string) =>
    held.filter((ride) => ride.date === date && ride.vehicle === vehicle).reduce((sum, ride) => sum + ride.taken, 0)
  const taken = counters.map(({ day, time, taken: rides }) => ({
    date: day,
    vehicle: time,
    taken: rides - heldOf(day, time),
  }))
  const { cutoffMinutes } = row
  return { vehicles: details.vehicles, seasons, closedDays, taken, cutoffMinutes, ...clock }
}
