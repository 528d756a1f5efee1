import { and, gte, inArray, lt } from 'drizzle-orm'
import { dayAvailability } from '@/domain/availability/rules'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { type Queryable, schema } from '../db/client'
import { requireTimeZone } from '../settings/repository'

const { closedDays, productSessions, seasonPrices, seatCounters } = schema

/** More days than this are not looked at: 'my dates' are a holiday, not a year. */
const MAXIMUM_DAYS = 31

interface Candidate {
  id: number
  row: { cutoffMinutes: number; kind: string }
}

const group = <T extends { productId: number }>(rows: readonly T[]) => {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(row.productId, [...(groups.get(row.productId) ?? []), row])
  return groups
}

/** Products that can be booked on at least one day from `from` to `to`, both included ('only what is free on my dates'). */
export async function openProductIds(
  db: Queryable,
  candidates: readonly Candidate[],
  range: { from: PlainDate; to: PlainDate },
  now: number,
): Promise<Set<number>> {
  const ids = candidates.map((candidate) => candidate.id)
  if (ids.length === 0 || range.to < range.from) return new Set()
  const until = addDays(range.to, 1)
  const [zone, sessions, seasons, closed, taken] = await Promise.all([
    requireTimeZone(db),
    db.select().from(productSessions).where(inArray(productSessions.productId, ids)),
    db.select().from(seasonPrices).where(inArray(seasonPrices.productId, ids)),
    db
      .select()
      .from(closedDays)
      .where(and(inArray(closedDays.productId, ids), gte(closedDays.day, range.from), lt(closedDays.day, until))),
    db
      .select()
      .from(seatCounters)
      .where(and(inArray(seatCounters.productId, ids), gte(seatCounters.day, range.from), lt(seatCounters.day, until))),
  ])
  const bySession = group(sessions)
  const bySeason = group(seasons)
  const byClosed = group(closed)
  const byTaken = group(taken)
  const days = Array.from({ length: Math.min(MAXIMUM_DAYS, daysBetween(range.from, until)) }, (_, index) =>
    addDays(range.from, index),
  )
  const open = candidates.filter(({ id, row }) => {
    // What has no departures is let by agreement and never ruled out by a date.
    if (row.kind !== 'tour') return true
    const input = {
      sessions: (bySession.get(id) ?? []).map((session) => ({ ...session, validFrom: null, validTo: null })),
      seasons: (bySeason.get(id) ?? []).map(({ validFrom, validTo, ...prices }) => ({
        from: validFrom,
        to: validTo,
        ...prices,
      })),
      closedDays: (byClosed.get(id) ?? []).map((entry) => entry.day),
      taken: (byTaken.get(id) ?? []).map((entry) => ({ date: entry.day, time: entry.time, taken: entry.taken })),
      cutoffMinutes: row.cutoffMinutes,
      minPersons: 1,
      now,
      zone,
    }
    return days.some((day) => dayAvailability(input, day).dayStatus !== 'closed')
  })
  return new Set(open.map(({ id }) => id))
}
