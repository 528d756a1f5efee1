import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { AvailabilityInput } from '@/domain/availability/types'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Queryable, schema } from '../db/client'

const { closedDays, products, productSessions, seasonPrices, seatCounters } = schema

export type ProductRow = typeof products.$inferSelect

export async function findActiveProducts(db: Queryable, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.active, true)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Everything the pure availability rules need of one product for the half-open range of days. */
export async function readAvailabilityInput(
  db: Queryable,
  product: Pick<ProductRow, 'id' | 'cutoffMinutes'>,
  range: { from: PlainDate; to: PlainDate },
  clock: { now: number; zone: string },
): Promise<AvailabilityInput> {
  const [sessions, seasons, closed, taken] = await Promise.all([
    db.select().from(productSessions).where(eq(productSessions.productId, product.id)),
    db.select().from(seasonPrices).where(eq(seasonPrices.productId, product.id)),
    db.select().from(closedDays).where(eq(closedDays.productId, product.id)),
    db
      .select()
      .from(seatCounters)
      .where(
        and(eq(seatCounters.productId, product.id), gte(seatCounters.day, range.from), lt(seatCounters.day, range.to)),
      ),
  ])
  return {
    sessions: sessions.map(({ time, endTime, capacity, weekdays }) => ({
      time,
      endTime,
      capacity,
      weekdays,
      validFrom: null,
      validTo: null,
    })),
    seasons: seasons.map(({ validFrom, validTo, adult, child, infant }) => ({
      from: validFrom,
      to: validTo,
      adult,
      child,
      infant,
    })),
    closedDays: closed.map((row) => row.day),
    taken: taken.map(({ day, time, taken: seats }) => ({ date: day, time, taken: seats })),
    cutoffMinutes: product.cutoffMinutes,
    minPersons: 1,
    now: clock.now,
    zone: clock.zone,
  }
}
