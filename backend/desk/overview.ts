import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import { html } from 'hono/html'
import { toLocal } from '@/domain/dates/zone'
import { schema } from '../platform/database/client'
import type { Asked } from './asked'
import type { DeskContext } from './context'
import { type Html, momentOf, moneyOf, pathWith, table, wordOf } from './html'
import { agencyTable } from './inbox/agencies'
import { claimTable } from './inbox/claim-table'
import { requestTable } from './inbox/requests'
import { findOpenClaims } from './inbox/transfers'
import type { Page } from './layout'
import { IS_WAITING } from './reservations/decide'
import { findReservations } from './reservations/find'
import { reservationTable } from './reservations/list'

const { agencies, dateChangeRequests, refunds, requests, reservationItems, reservations } = schema

const MOST_SHOWN = 8

/** Money that somebody has to send back by hand: no gateway does it, or the gateway would not. */
async function findManualRefunds({ db }: DeskContext) {
  return db
    .select({ refund: refunds, row: reservations })
    .from(refunds)
    .innerJoin(reservations, eq(reservations.id, refunds.reservationId))
    .where(or(eq(refunds.state, 'failed'), and(eq(refunds.state, 'due'), isNull(refunds.paymentId))))
    .orderBy(refunds.createdAt)
}

async function countStarts({ db, now, zone }: DeskContext): Promise<number> {
  const today = toLocal(now, zone).date
  const [row] = await db
    .select({ value: count() })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.id, reservationItems.reservationId))
    .where(and(eq(reservationItems.day, today), eq(reservations.status, 'active')))
  return row?.value ?? 0
}

function refundTable(context: DeskContext, found: Awaited<ReturnType<typeof findManualRefunds>>): Html {
  const { texts, base, locale } = context
  const rows = found.map(({ refund, row }) => [
    html`<a href="${base}/reservations/${row.id}"><bdi>${row.bookingNumber}</bdi></a>`,
    wordOf(texts.methods, refund.method),
    html`<span class="amount">${moneyOf(locale, refund.amount, refund.currency)}</span>`,
    momentOf(context, refund.createdAt),
  ])
  const { columns } = texts.reservations
  const heads = [columns.number, texts.reservation.method, texts.common.amount, texts.reservation.ledger.at]
  return table(texts.overview.refunds, heads, rows.slice(0, MOST_SHOWN), '')
}

async function findDateRequests({ db }: DeskContext) {
  const rows = await db
    .select({ row: reservations, item: reservationItems })
    .from(dateChangeRequests)
    .innerJoin(reservations, eq(reservations.id, dateChangeRequests.reservationId))
    .innerJoin(reservationItems, eq(reservationItems.id, dateChangeRequests.itemId))
    .where(eq(dateChangeRequests.state, 'waiting'))
    .orderBy(dateChangeRequests.id)
  return rows.map(({ row, item }) => ({ row, items: [item] }))
}

/** What waits for somebody, and nothing else. */
export async function showOverview(context: DeskContext, _asked: Asked): Promise<Page> {
  const { db, texts, base, now, zone } = context
  const [dates, waiting, { found }, claims, backs, starts, newRequests, pending] = await Promise.all([
    findDateRequests(context),
    db.$count(reservations, IS_WAITING),
    findReservations(db, { words: '', state: 'waiting', from: '', to: '', page: 1 }),
    findOpenClaims(db),
    findManualRefunds(context),
    countStarts(context),
    db.select().from(requests).where(eq(requests.status, 'new')).orderBy(desc(requests.id)),
    db.select().from(agencies).where(eq(agencies.status, 'pending')).orderBy(agencies.id),
  ])
  const today = toLocal(now, zone).date
  const tile = (value: number, label: string, path: string) =>
    html`<li><a href="${path}"><b>${value}</b> <span>${label}</span></a></li>`
  const section = (title: string, isThere: boolean, content: () => Html) =>
    isThere ? html`<section><h2>${title}</h2>${content()}</section>` : ''
  const isCalm = dates.length + waiting + claims.length + backs.length + newRequests.length + pending.length === 0
  const body = html`<ul class="tiles">
${tile(starts, texts.overview.today, pathWith(`${base}/reservations`, { state: 'active', from: today, to: today }))}
${tile(waiting, texts.overview.waiting, `${base}/reservations?state=waiting`)}
${tile(dates.length, texts.overview.dateRequests, '#dates')}
${tile(claims.length, texts.overview.claims, `${base}/transfers`)}
${tile(newRequests.length, texts.overview.requests, `${base}/requests?state=new`)}
${tile(pending.length, texts.overview.agencies, `${base}/agencies`)}
${tile(backs.length, texts.overview.refunds, '#refunds')}</ul>
${isCalm ? html`<p class="empty">${texts.overview.calm}</p>` : ''}
${section(texts.overview.waiting, waiting > 0, () => reservationTable(context, found.slice(0, MOST_SHOWN)))}
<div id="dates">${section(texts.overview.dateRequests, dates.length > 0, () => reservationTable(context, dates.slice(0, MOST_SHOWN)))}</div>
${section(texts.overview.claims, claims.length > 0, () => claimTable(context, claims.slice(0, MOST_SHOWN)))}
<div id="refunds">${section(texts.overview.refunds, backs.length > 0, () => refundTable(context, backs))}</div>
${section(texts.overview.requests, newRequests.length > 0, () => requestTable(context, newRequests.slice(0, MOST_SHOWN)))}
${section(texts.overview.agencies, pending.length > 0, () => agencyTable(context, pending.slice(0, MOST_SHOWN)))}`
  return { title: texts.nav.overview, body }
}
