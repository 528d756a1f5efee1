import { and, between, eq } from 'drizzle-orm'
import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { isZero } from '@/domain/money/amount'
import { balanceOf } from '@/domain/reservations/balance'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { BALANCE_DUE, FIRST_MAIL_DAYS, isMailDue, REMINDER } from '@/domain/reservations/trip-mails'
import { queueMail } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { requireTimeZone } from '../settings/service'
import { type ItemRow, type ReservationRow, startEpochOf, startOf } from './terms'

const { reservationItems, reservations } = schema

interface Trip {
  row: ReservationRow
  items: ItemRow[]
}

/** Active reservations with an item inside the period that trip mails cover. */
async function readTrips(db: TenantDatabase, zone: string, now: number): Promise<Trip[]> {
  const { date: today } = toLocal(now, zone)
  const found = await db
    .select({ row: reservations, item: reservationItems })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.id, reservationItems.reservationId))
    .where(
      and(eq(reservations.status, 'active'), between(reservationItems.day, today, addDays(today, FIRST_MAIL_DAYS))),
    )
  const trips = new Map<number, Trip>()
  for (const { row, item } of found) trips.set(row.id, { row, items: [...(trips.get(row.id)?.items ?? []), item] })
  return [...trips.values()]
}

function isBalanceOpen(row: ReservationRow): boolean {
  return row.paymentMethod !== 'onArrival' && !isZero(balanceOf({ ...row, total: row.fixed.totals.grandTotal }).open)
}

/** Queues the trip mails that are due, once per reservation and day, so that a moved trip is announced again. */
export async function queueTripMails(db: TenantDatabase, now: number): Promise<void> {
  const zone = await requireTimeZone(db)
  for (const { row, items } of await readTrips(db, zone, now)) {
    if (!isConfirmed(row)) continue
    const [first] = [...items].sort((left, right) => startEpochOf(left, zone) - startEpochOf(right, zone))
    if (!first) continue
    const trip = { startsAt: startOf(first), bookedAt: row.createdAt.getTime(), zone }
    const about = { reservationId: row.id, day: first.day }
    const key = `${row.id}:${first.day}`
    if (isBalanceOpen(row) && isMailDue(BALANCE_DUE, trip, now))
      await queueMail(db, { kind: 'balanceDue', ...about }, `balanceDue:${key}`, now)
    if (isMailDue(REMINDER, trip, now)) await queueMail(db, { kind: 'reminder', ...about }, `reminder:${key}`, now)
  }
}
