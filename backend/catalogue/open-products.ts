import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import { isStayOpen } from '@/domain/availability/open-range'
import { dayAvailability } from '@/domain/availability/rules'
import type { DayRange, StaySeason, TakenUnit } from '@/domain/availability/stay-types'
import { transferDay } from '@/domain/availability/transfer-rules'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { ReadClock } from '../availability/service'
import { readCountersOf } from '../availability/service'
import { type Queryable, schema } from '../platform/database/client'
import type { ProductRow } from '../products/product-records'

const { closedDays, productSessions, seasonPrices, unitBookings } = schema

/** Maximum number of days to check: 'my dates' are a holiday, not a year. */
const MAXIMUM_DAYS = 31

/** Bookings up to this many days after the dates may prevent a stay from starting on the last of them. */
const LONGEST_MINIMUM = 60

interface Candidate {
  id: number
  row: Pick<ProductRow, 'cutoffMinutes' | 'units' | 'details'>
}

/** Both ends are inclusive. */
export interface Dates {
  from: PlainDate
  to: PlainDate
  nights: number | null
  /** Seats that a departure has to have left. */
  people: number
}

function group<T extends { productId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const known = groups.get(row.productId)
    if (known) known.push(row)
    else groups.set(row.productId, [row])
  }
  return groups
}

/** Reads the rule data of all candidates with one query a table. */
async function readStock(db: Queryable, ids: readonly number[], { from, to }: DayRange) {
  const wanted = [...ids]
  const reach = addDays(to, LONGEST_MINIMUM)
  const [sessions, seasons, closed, taken, units] = await Promise.all([
    db.select().from(productSessions).where(inArray(productSessions.productId, wanted)),
    db.select().from(seasonPrices).where(inArray(seasonPrices.productId, wanted)),
    db
      .select()
      .from(closedDays)
      .where(and(inArray(closedDays.productId, wanted), gte(closedDays.day, from), lt(closedDays.day, reach))),
    readCountersOf(db, wanted, { from, to }),
    db
      .select({
        productId: unitBookings.productId,
        unit: unitBookings.unitNumber,
        from: sql<string>`lower(${unitBookings.during})::text`,
        to: sql<string>`upper(${unitBookings.during})::text`,
      })
      .from(unitBookings)
      .where(
        and(
          inArray(unitBookings.productId, wanted),
          sql`${unitBookings.during} && daterange(${from}::date, ${reach}::date)`,
        ),
      ),
  ])
  return {
    sessions: group(sessions),
    seasons: group(seasons),
    closed: group(closed),
    taken: group(taken),
    units: group(units),
  }
}

type Stock = Awaited<ReturnType<typeof readStock>>

function seasonsOf(stock: Stock, id: number): StaySeason[] {
  return (stock.seasons.get(id) ?? []).map(({ validFrom, validTo, adult, child, infant, minimumNights }) => {
    return { from: validFrom, to: validTo, adult, child, infant, minimumNights }
  })
}

function isOpen({ id, row }: Candidate, stock: Stock, dates: Dates, clock: ReadClock): boolean {
  const { details, cutoffMinutes } = row
  const seasons = seasonsOf(stock, id)
  const closed = (stock.closed.get(id) ?? []).map((entry) => entry.day)
  const counters = stock.taken.get(id) ?? []
  const common = { seasons, closedDays: closed, cutoffMinutes, ...clock }
  const days = Array.from({ length: daysBetween(dates.from, dates.to) + 1 }, (_, index) => addDays(dates.from, index))
  const { stock: sold } = rulesOf(details)
  switch (sold.shape) {
    case 'departures': {
      const rules = (stock.sessions.get(id) ?? []).map((each) => ({ ...each, validFrom: null, validTo: null }))
      const taken = counters.map(({ day, ...counter }) => ({ date: day, ...counter }))
      const { licensedCapacity } = sold
      const input = { ...common, sessions: rules, taken, licensedCapacity, minPersons: dates.people }
      return days.some((day) => dayAvailability(input, day).dayStatus !== 'closed')
    }
    case 'vehicles': {
      const taken = counters.map((entry) => ({ date: entry.day, vehicle: entry.time, taken: entry.taken }))
      const input = { ...common, vehicles: sold.vehicles, taken }
      return days.some((day) => transferDay(input, day).dayStatus !== 'closed')
    }
    case 'units': {
      const taken: TakenUnit[] = stock.units.get(id) ?? []
      const input = { ...common, ...sold.rules, units: row.units, taken }
      // A boat that is let by the day must be free on one day of the range; a house or a car must be free on all of
      // them.
      return isStayOpen(input, dates, dates.nights ?? (sold.isDayOut && dates.from < dates.to ? 1 : null))
    }
    case 'none':
      // Products sold by enquiry are let by agreement, so no date excludes them.
      return true
  }
}

/**
 * Returns products that are free on a person's dates ('only what is free on my dates'). A tour or transfer must be free
 * on any of the days. A stay must be free on all of them, or for the given number of nights between them.
 */
export async function openProductIds(
  db: Queryable,
  candidates: readonly Candidate[],
  asked: Dates,
  clock: ReadClock,
): Promise<Set<number>> {
  if (candidates.length === 0 || asked.to < asked.from) return new Set()
  const latest = addDays(asked.from, MAXIMUM_DAYS)
  const dates = { ...asked, to: [asked.to, latest].sort()[0] ?? latest }
  const ids = candidates.map((candidate) => candidate.id)
  const stock = await readStock(db, ids, { from: dates.from, to: addDays(dates.to, 1) })
  const open = candidates.filter((candidate) => isOpen(candidate, stock, dates, clock))
  return new Set(open.map(({ id }) => id))
}
