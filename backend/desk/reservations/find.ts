import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { isPlainDate } from '@/domain/dates/plain-date'
import { RESERVATION_STATUSES } from '@/domain/reservations/status'
import { type Queryable, schema } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import type { ItemRow, ReservationRow } from '../../reservations/service'
import type { Fields } from '../asked'
import { IS_WAITING } from './decide'

const { ledger, paymentNotifications, reservationEvents, reservationItems, reservations, refunds } = schema

export const PAGE_SIZE = 25
const LONGEST_QUESTION = 100

/** What can be asked for: beside the states, what waits for the operator's yes. */
export const STATES = ['waiting', ...RESERVATION_STATUSES] as const

export interface Question {
  words: string
  state: string
  from: string
  to: string
  page: number
}

export function readQuestion(query: Fields): Question {
  const day = (name: string) => (isPlainDate(query.raw(name)) ? query.raw(name) : '')
  const state = STATES.find((known) => known === query.raw('state')) ?? ''
  const words = query.line('q').slice(0, LONGEST_QUESTION)
  return { words, state, from: day('from'), to: day('to'), page: Math.min(query.number('page') ?? 1, 10_000) }
}

/** In a LIKE the signs of the person are only themselves. */
export const contains = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function wordsCondition(words: string): SQL | undefined {
  if (words === '') return undefined
  const like = contains(words)
  const name = sql`(${reservations.guest}->>'firstName' || ' ' || (${reservations.guest}->>'lastName'))`
  return or(
    sql`${reservations.bookingNumber} ilike ${like}`,
    sql`${reservations.guest}->>'email' ilike ${like}`,
    sql`${name} ilike ${like}`,
  )
}

/** By any of its items: a reservation is found by each day on which something of it begins. */
function dayCondition({ from, to }: Question): SQL | undefined {
  if (from === '' && to === '') return undefined
  const day = and(
    eq(reservationItems.reservationId, reservations.id),
    from === '' ? undefined : gte(reservationItems.day, from),
    to === '' ? undefined : lte(reservationItems.day, to),
  )
  return sql`exists (select 1 from ${reservationItems} where ${day})`
}

export interface Found {
  row: ReservationRow
  items: ItemRow[]
}

/** Newest first; one more than a page holds is asked for, to know whether there is another. */
export async function findReservations(
  db: Queryable,
  question: Question,
): Promise<{ found: Found[]; hasMore: boolean }> {
  const { state: asked } = question
  const state = asked === 'waiting' ? IS_WAITING : asked === '' ? undefined : eq(reservations.status, asked)
  const rows = await db
    .select()
    .from(reservations)
    .where(and(wordsCondition(question.words), state, dayCondition(question)))
    .orderBy(desc(reservations.id))
    .limit(PAGE_SIZE + 1)
    .offset((question.page - 1) * PAGE_SIZE)
  const shown = rows.slice(0, PAGE_SIZE)
  const ids = shown.map((row) => row.id)
  const items =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reservationItems)
          .where(inArray(reservationItems.reservationId, ids))
          .orderBy(asc(reservationItems.position))
  const found = shown.map((row) => ({ row, items: items.filter((item) => item.reservationId === row.id) }))
  return { found, hasMore: rows.length > PAGE_SIZE }
}

/** Throws `notFound`. */
export async function requireReservation(db: Queryable, id: number): Promise<ReservationRow> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  if (!row) throw new ApiError('notFound')
  return row
}

/** Everything that belongs to a reservation, oldest first. */
export async function readFile(db: Queryable, id: number) {
  const [items, entries, back, claims, events] = await Promise.all([
    db
      .select()
      .from(reservationItems)
      .where(eq(reservationItems.reservationId, id))
      .orderBy(asc(reservationItems.position)),
    db.select().from(ledger).where(eq(ledger.reservationId, id)).orderBy(asc(ledger.id)),
    db.select().from(refunds).where(eq(refunds.reservationId, id)).orderBy(asc(refunds.id)),
    db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.reservationId, id))
      .orderBy(asc(paymentNotifications.id)),
    db
      .select()
      .from(reservationEvents)
      .where(eq(reservationEvents.reservationId, id))
      .orderBy(asc(reservationEvents.id)),
  ])
  return { items, entries, back, claims, events }
}
