import { html } from 'hono/html'
import { collectionOf } from '@/domain/reservations/balance'
import { toReservationStatus } from '@/domain/reservations/status'
import type { ReservationRow } from '../../reservations/service'
import type { Asked } from '../asked'
import type { DeskContext, DeskVisit } from '../context'
import { badge, dayOf, field, type Html, momentOf, moneyOf, pager, pathWith, select, type Tone, table } from '../html'
import type { Page } from '../layout'
import { isWaiting } from './decide'
import { type Found, findReservations, type Question, readQuestion, STATES } from './find'
import { guestName } from './guest-name'

const TONES: Record<string, Tone> = { active: 'good', closed: 'plain', cancelled: 'bad' }
const MONEY_TONES: Record<string, Tone> = { collected: 'good', depositCollected: 'good', partlyCollected: 'warn' }

export function stateBadges({ texts }: DeskVisit, row: ReservationRow): Html {
  const state = toReservationStatus(row.status)
  const money = collectionOf({ ...row, total: row.fixed.totals.grandTotal })
  const own = isWaiting(row) ? badge(texts.states.waiting, 'warn') : badge(texts.states[state], TONES[state] ?? 'plain')
  return html`${own} ${badge(texts.money[money], MONEY_TONES[money] ?? 'plain')}`
}

export const titleOf = (
  { locale, languages }: DeskVisit,
  content: Record<string, { title: string } | undefined>,
): string => [locale, ...languages].map((code) => content[code]?.title).find((title) => title !== undefined) ?? '–'

function rowOf(context: DeskContext, { row, items }: Found) {
  const { base, locale } = context
  const days = items.map(
    (item) => html`<span class="line">${dayOf(item.day)} · <bdi>${titleOf(context, item.item.content)}</bdi></span>`,
  )
  return [
    html`<a href="${base}/reservations/${row.id}"><bdi>${row.bookingNumber}</bdi></a>`,
    html`<bdi>${guestName(row)}</bdi>`,
    html`${days}`,
    html`${stateBadges(context, row)}`,
    html`<span class="amount">${moneyOf(locale, row.fixed.totals.grandTotal, row.fixedCurrency)}</span>`,
    momentOf(context, row.createdAt),
  ]
}

export function reservationTable(context: DeskContext, found: readonly Found[]): Html {
  const { texts } = context
  const { columns } = texts.reservations
  const heads = [columns.number, columns.guest, columns.trips, columns.state, columns.total, columns.booked]
  return table(
    texts.nav.reservations,
    heads,
    found.map((each) => rowOf(context, each)),
    texts.reservations.none,
  )
}

function searchForm({ base, texts }: DeskContext, question: Question): Html {
  const { common, reservations, states } = texts
  const choices = [{ value: '', label: common.all }, ...STATES.map((value) => ({ value, label: states[value] }))]
  return html`<form method="get" action="${base}/reservations" class="filters" role="search">
${field({ name: 'q', label: reservations.search, value: question.words, type: 'search', maxlength: 100 })}
${select({ name: 'state', label: common.state, value: question.state, choices })}
${field({ name: 'from', label: reservations.dayFrom, value: question.from, type: 'date' })}
${field({ name: 'to', label: reservations.dayTo, value: question.to, type: 'date' })}
<button>${common.search}</button></form>`
}

export async function showReservations(context: DeskContext, { query }: Asked): Promise<Page> {
  const question = readQuestion(query)
  const { found, hasMore } = await findReservations(context.db, question)
  const { words: q, state, from, to } = question
  const toPath = (page: number) => pathWith(`${context.base}/reservations`, { q, state, from, to, page })
  const body = html`${searchForm(context, question)}${reservationTable(context, found)}
${pager(context, { page: question.page, hasMore, toPath })}`
  return { title: context.texts.nav.reservations, body }
}
