import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import {
  addDays,
  addMonths,
  daysBetween,
  isPlainDate,
  monthDays,
  type PlainDate,
  startOfMonth,
  weekdayOf,
} from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { ISO_CODES } from '@/domain/shared/locales'
import { type Queryable, schema } from '../../platform/database/client'
import type { Asked, Fields } from '../asked'
import type { DeskContext } from '../context'
import { dayOf, field, fill, type Html, hiddenFields } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { lockProduct, requireProductRow, tellStorefront } from './find'

const { closedDays, products, seatCounters } = schema

const LONGEST_RANGE = 366
const MONTHS_AHEAD = 30

interface Month {
  days: PlainDate[]
  closed: ReadonlySet<string>
  /** Seats, vehicles or units that are taken, by day. */
  taken: ReadonlyMap<string, number>
}

/** What is sold or held on each day: counted seats and vehicles, and units by their ranges. */
async function readMonth(db: Queryable, productId: number, first: PlainDate): Promise<Month> {
  const days = monthDays(first)
  const end = addMonths(first, 1)
  const closed = await db
    .select({ day: closedDays.day })
    .from(closedDays)
    .where(and(eq(closedDays.productId, productId), gte(closedDays.day, first), lt(closedDays.day, end)))
  const seats = await db
    .select({ day: seatCounters.day, taken: sql<number>`sum(${seatCounters.taken})::int` })
    .from(seatCounters)
    .where(and(eq(seatCounters.productId, productId), gte(seatCounters.day, first), lt(seatCounters.day, end)))
    .groupBy(seatCounters.day)
  const units = await db.execute<{ day: string; taken: number }>(sql`
    select d::date::text as day, count(u.id)::int as taken
    from generate_series(${first}::date, ${end}::date - 1, interval '1 day') d
    join unit_bookings u on u.product_id = ${productId} and u.during @> d::date group by d`)
  const taken = new Map([...seats, ...units.rows].map((row) => [row.day, row.taken]))
  return { days, closed: new Set(closed.map((row) => row.day)), taken }
}

function monthOf(context: DeskContext, fields: Fields): PlainDate {
  const today = startOfMonth(toLocal(context.now, context.zone).date)
  const wished = `${fields.raw('month')}-01`
  if (!isPlainDate(wished) || wished < today || wished > addMonths(today, MONTHS_AHEAD)) return today
  return wished
}

/** UTC in and out: the name of a month or weekday, whatever the machine's zone. */
const nameOf = (context: DeskContext, day: PlainDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${ISO_CODES[context.locale]}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' }).format(
    Date.parse(day),
  )

function dayBox(context: DeskContext, { closed, taken }: Month, day: PlainDate, today: PlainDate): Html {
  const { days } = context.texts.products
  const isClosed = closed.has(day)
  const count = taken.get(day) ?? 0
  const told = count > 0 ? fill(days.taken, { count }) : ''
  const state = isClosed ? days.closed : days.open
  const number = Number(day.slice(8))
  if (day < today) return html`<li class="day past"><span>${number}</span></li>`
  return html`<li class="day${isClosed ? ' closed' : ''}"><label><input type="checkbox" name="day" value="${day}" aria-label="${dayOf(day)}, ${state}${told ? `, ${told}` : ''}">
<span aria-hidden="true"${count > 0 ? html` data-count="${count}"` : ''}><b>${number}</b><small>${state}</small>${told ? html`<small class="taken">${told}</small>` : ''}</span></label></li>`
}

function monthGrid(context: DeskContext, month: Month): Html {
  const today = toLocal(context.now, context.zone).date
  const [first = ''] = month.days
  // Monday the 1st of January 2024 and the days after it, for their names.
  const heads = Array.from({ length: 7 }, (_, index) =>
    nameOf(context, addDays('2024-01-01', index), { weekday: 'short' }),
  )
  const before = Array.from(
    { length: weekdayOf(first) - 1 },
    () => html`<li class="day blank" aria-hidden="true"></li>`,
  )
  return html`<ol class="weekdays" aria-hidden="true">${heads.map((head) => html`<li>${head}</li>`)}</ol>
<ol class="month">${before}${month.days.map((day) => dayBox(context, month, day, today))}</ol>`
}

export async function showDays(context: DeskContext, asked: Asked): Promise<Html> {
  const { db, texts, base } = context
  const row = await requireProductRow(db, asked.id)
  const first = monthOf(context, asked.form.has('month') ? asked.form : asked.query)
  const month = await readMonth(db, row.id, first)
  const { days } = texts.products
  const path = `${base}/products/${row.id}/days`
  const link = (to: PlainDate, label: string) => html`<a href="${path}?month=${to.slice(0, 7)}">${label}</a>`
  const hasBefore = first > startOfMonth(toLocal(context.now, context.zone).date)
  return html`<form method="post" action="${path}" class="card stack">${hiddenFields(context)}
<input type="hidden" name="month" value="${first.slice(0, 7)}"><p class="hint">${days.lead}</p>
<nav class="pager" aria-label="${days.months}">${hasBefore ? link(addMonths(first, -1), texts.common.previous) : html`<span></span>`}
<h2>${nameOf(context, first, { month: 'long', year: 'numeric' })}</h2>${link(addMonths(first, 1), texts.common.next)}</nav>
${monthGrid(context, month)}
<fieldset class="fields"><legend>${days.range}</legend>
${field({ name: 'from', label: texts.common.from, type: 'date', value: asked.form.raw('from') })}
${field({ name: 'to', label: texts.common.to, type: 'date', value: asked.form.raw('to') })}</fieldset>
<p class="actions"><button name="to-do" value="close" class="danger">${days.close}</button> <button name="to-do" value="open">${days.reopen}</button></p></form>`
}

function readDays(context: DeskContext, { form }: Asked): PlainDate[] {
  const today = toLocal(context.now, context.zone).date
  const from = form.raw('from')
  const to = form.raw('to') || from
  const days = new Set(form.all('day'))
  if (from !== '') {
    const isRange = isPlainDate(from) && isPlainDate(to) && from <= to && daysBetween(from, to) < LONGEST_RANGE
    if (!isRange) throw new DeskRefusal('range', {}, 422)
    for (let index = 0; index <= daysBetween(from, to); index += 1) days.add(addDays(from, index))
  }
  const chosen = [...days].filter((day) => isPlainDate(day) && day >= today).sort()
  if (chosen.length === 0) throw new DeskRefusal('noDays', {}, 422)
  return chosen.slice(0, LONGEST_RANGE + 31)
}

/**
 * `POST …/products/<id>/days`. A closed day takes no more bookings; what is booked on it stays until somebody cancels
 * it. Who waits for free places is told by the job that does so.
 */
export async function changeDays(context: DeskContext, asked: Asked): Promise<string> {
  const { id, form } = asked
  const isClosing = form.raw('to-do') !== 'open'
  const chosen = readDays(context, asked)
  const isNew = await perform(context, asked, async (transaction) => {
    const row = await lockProduct(transaction, id)
    const ofThese = and(eq(closedDays.productId, id), inArray(closedDays.day, chosen))
    const before = await transaction.select({ day: closedDays.day }).from(closedDays).where(ofThese)
    if (isClosing) {
      const rows = chosen.map((day) => ({ productId: id, day }))
      await transaction.insert(closedDays).values(rows).onConflictDoNothing()
    } else await transaction.delete(closedDays).where(ofThese)
    await transaction
      .update(products)
      .set({ updatedAt: new Date(context.now) })
      .where(eq(products.id, id))
    return {
      action: isClosing ? 'daysClosed' : 'daysOpened',
      subject: 'product',
      subjectId: id,
      label: row.code,
      before: { closed: before.map((each) => each.day).sort() },
      after: { closed: isClosing ? chosen : [] },
    }
  })
  if (isNew) await tellStorefront(context, id)
  return `/products/${id}/days?month=${monthOf(context, form).slice(0, 7)}&done=${isClosing ? 'daysClosed' : 'daysOpened'}`
}
