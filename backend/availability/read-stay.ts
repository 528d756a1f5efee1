import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { buildStayRules, type LetDetails } from '@/domain/availability/stay-period'
import type { DayRange, StayInput, StaySeason } from '@/domain/availability/stay-types'
import type { TakenRides, TransferInput } from '@/domain/availability/transfer-rules'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { type Queryable, schema } from '../db/client'
import type { ProductRow } from './repository'
import type { HeldStock } from './stock'

const { closedDays, seasonPrices, seatCounters, unitBookings } = schema

export interface ReadClock {
  now: number
  zone: string
}

type StayProduct = Pick<ProductRow, 'id' | 'units' | 'cutoffMinutes'>

async function readSeasons(db: Queryable, productId: number): Promise<StaySeason[]> {
  const rows = await db.select().from(seasonPrices).where(eq(seasonPrices.productId, productId))
  return rows.map(({ validFrom, validTo, adult, child, infant, minimumNights }) => ({
    from: validFrom,
    to: validTo,
    adult,
    child,
    infant,
    minimumNights,
  }))
}

async function readClosedDays(db: Queryable, productId: number): Promise<string[]> {
  const rows = await db.select().from(closedDays).where(eq(closedDays.productId, productId))
  return rows.map((row) => row.day)
}

/** Units that are let or held on any day of the range; those that whoever asks has already are free to them. */
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

/** Everything the rules of stays need of one product, with what is taken in the half-open range. */
export async function readStayInput(
  db: Queryable,
  product: StayProduct,
  details: LetDetails,
  range: DayRange,
  clock: ReadClock,
  own: readonly HeldStock[] = [],
): Promise<StayInput> {
  const [seasons, closed, taken] = await Promise.all([
    readSeasons(db, product.id),
    readClosedDays(db, product.id),
    readTakenUnits(db, product.id, range, own),
  ])
  const { units, cutoffMinutes } = product
  return { ...buildStayRules(details), units, seasons, closedDays: closed, taken, cutoffMinutes, ...clock }
}

/** The same for a transfer route; `held` are rides that whoever asks holds already. */
export async function readTransferInput(
  db: Queryable,
  product: Pick<ProductRow, 'id' | 'cutoffMinutes'>,
  details: DetailsOf<'transfer'>,
  range: DayRange,
  clock: ReadClock,
  held: readonly TakenRides[] = [],
): Promise<TransferInput> {
  const [seasons, closed, counters] = await Promise.all([
    readSeasons(db, product.id),
    readClosedDays(db, product.id),
    db
      .select()
      .from(seatCounters)
      .where(
        and(eq(seatCounters.productId, product.id), gte(seatCounters.day, range.from), lt(seatCounters.day, range.to)),
      ),
  ])
  const heldOf = (date: string, vehicle: string) =>
    held.filter((ride) => ride.date === date && ride.vehicle === vehicle).reduce((sum, ride) => sum + ride.taken, 0)
  const taken = counters.map(({ day, time, taken: rides }) => ({
    date: day,
    vehicle: time,
    taken: rides - heldOf(day, time),
  }))
  const { cutoffMinutes } = product
  return { vehicles: details.vehicles, seasons, closedDays: closed, taken, cutoffMinutes, ...clock }
}
