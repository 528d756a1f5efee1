import { html } from 'hono/html'
import { isZero } from '@/domain/money/amount'
import { balanceOf } from '@/domain/reservations/balance'
import { commaOf, isLocale } from '@/domain/shared/locales'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { languageName } from '../../mail/service'
import type { ItemRow, ReservationRow } from '../../reservations/service'
import { findWaitingDateRequest } from '../../reservations/service'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import { badge, dayOf, facts, type Html, hiddenFields, momentOf, moneyOf, table, wordOf } from '../html'
import { claimTable } from '../inbox/claim-table'
import type { Page } from '../layout'
import { namesOf } from '../staff-names'
import { dateRequestForm } from './date-request'
import { decideForm, isWaiting } from './decide'
import { readFile, requireReservation } from './find'
import { guestName } from './guest-name'
import { choicesOf } from './item-choices'
import { stateBadges, titleOf } from './list'
import { moneyForm } from './money'
import { isSentByHand } from './money-question'

type File = Awaited<ReturnType<typeof readFile>>

function lineTable(context: DeskContext, row: ReservationRow, items: readonly ItemRow[]): Html {
  const { texts, locale } = context
  const { lines } = texts.reservation
  const rows = items.map((item, index) => {
    const { adult, child, infant } = item.pax
    const until = item.endDay === null ? '' : ` – ${dayOf(item.endDay)}`
    return [
      html`<a href="${context.base}/products/${item.productId}"><bdi>${titleOf(context, item.item.content)}</bdi></a>${choicesOf(context, item).map((choice) => html`<span class="line hint"><bdi>${choice}</bdi></span>`)}`,
      `${dayOf(item.day)}${until}${item.time === null ? '' : ` · ${item.time}`}`,
      [adult, child, infant].join(' + '),
      html`<bdi>${item.ticketNumber ?? '–'}</bdi>`,
      html`<span class="amount">${moneyOf(locale, row.fixed.lines[index]?.total ?? '0.00', row.fixedCurrency)}</span>`,
    ]
  })
  const heads = [lines.trip, lines.when, lines.people, lines.ticket, lines.price]
  return table(texts.reservation.linesTitle, heads, rows, '')
}

function ledgerTable(context: DeskContext, entries: File['entries']): Html {
  const { texts, locale } = context
  const { ledger, refunds } = texts.reservation
  const reversed = new Set(entries.map((entry) => entry.reverses))
  const mayReverse = (entry: File['entries'][number]) =>
    entry.entry === 'payment' && entry.paymentId === null && !reversed.has(entry.id)
  const rows = entries.map((entry) => [
    momentOf(context, entry.at),
    wordOf(texts.entries, entry.entry),
    wordOf(texts.methods, entry.method),
    html`<bdi>${entry.source}</bdi>${entry.reason === null ? '' : html`<span class="line hint"><bdi>${entry.reason}</bdi></span>`}`,
    html`<span class="amount">${entry.entry === 'payment' ? '' : '−'}${moneyOf(locale, entry.amount, entry.currency)}</span>`,
    mayReverse(entry) ? html`<a href="${context.base}/ledger/${entry.id}/reverse">${texts.reversal.link}</a>` : '',
  ])
  const heads = [ledger.at, ledger.entry, ledger.method, ledger.source, texts.common.amount, refunds.action]
  return table(texts.reservation.ledgerTitle, heads, rows, texts.reservation.ledgerEmpty)
}

function refundRows(context: DeskContext, back: File['back']): Html {
  const { texts, locale, base } = context
  const rows = back.map((refund) => [
    momentOf(context, refund.createdAt),
    wordOf(texts.methods, refund.method),
    html`<span class="amount">${moneyOf(locale, refund.amount, refund.currency)}</span>`,
    badge(
      wordOf(texts.refundStates, refund.state),
      refund.state === 'done' || refund.state === 'withdrawn' ? 'good' : 'warn',
    ),
    isSentByHand(refund)
      ? html`<form method="post" action="${base}/refunds/${refund.id}/sent">${hiddenFields(context)}<button class="small">${texts.reservation.refundSent}</button></form>`
      : '',
  ])
  const { ledger, refunds } = texts.reservation
  const heads = [ledger.at, ledger.method, texts.common.amount, texts.common.state, refunds.action]
  return table(texts.reservation.refundsTitle, heads, rows, texts.reservation.refundsEmpty)
}

async function history(context: DeskContext, events: File['events']): Promise<Html> {
  const nameOf = await namesOf(
    context,
    events.map((event) => event.actor),
  )
  return html`<ol class="history">${events.map(
    (event) =>
      html`<li><time>${momentOf(context, event.at)}</time> ${wordOf(context.texts.events, event.event)} <span class="hint"><bdi>${nameOf(event.actor)}</bdi></span></li>`,
  )}</ol>`
}

function person(context: DeskContext, row: ReservationRow): Html {
  const { guest } = row
  const { texts, locale } = context
  const { hotelName = '', room = '', district = '', city = '' } = row.hotel ?? {}
  const hotel = [hotelName, room, district, city].filter(Boolean).join(commaOf(locale))
  const country = guest.country ? new Intl.DisplayNames([locale], { type: 'region' }).of(guest.country) : null
  const address = [guest.address, guest.city, country].filter(Boolean).join(commaOf(locale))
  const language = isLocale(row.locale) ? languageName(row.locale, locale) : row.locale
  return facts([
    [texts.reservation.guest, html`<bdi>${guestName(row)}</bdi>`],
    [texts.common.email, html`<a href="mailto:${guest.email}"><bdi>${guest.email}</bdi></a>`],
    [texts.common.phone, html`<a href="tel:${guest.phone.replace(/[^+\d]/g, '')}"><bdi>${guest.phone}</bdi></a>`],
    [texts.reservation.birthDate, guest.birthDate === null ? null : dayOf(guest.birthDate)],
    [texts.reservation.identity, guest.identityNumber],
    [texts.reservation.address, address === '' ? null : html`<bdi>${address}</bdi>`],
    [texts.reservation.hotel, hotel === '' ? null : html`<bdi>${hotel}</bdi>`],
    [texts.common.language, language],
    [texts.common.note, row.note],
  ])
}

function sums(context: DeskContext, row: ReservationRow): Html {
  const { texts, locale } = context
  const { totals } = row.fixed
  const { paid, refunding, open } = balanceOf({ ...row, total: totals.grandTotal })
  const show = (amount: string) => moneyOf(locale, amount, row.fixedCurrency)
  return facts([
    [texts.common.state, stateBadges(context, row)],
    [texts.reservation.method, wordOf(texts.methods, row.paymentMethod)],
    [texts.common.total, show(totals.grandTotal)],
    [texts.reservation.dueAtBooking, show(row.chargedAmount)],
    [texts.reservation.paid, html`<strong>${show(paid)}</strong>`],
    [MAIL_TEXTS[locale].labels.refunding, isZero(refunding) ? null : show(refunding)],
    [texts.reservation.open, show(open)],
    [texts.reservation.payUntil, row.payUntil === null ? null : momentOf(context, row.payUntil)],
    [texts.reservation.booked, momentOf(context, row.createdAt)],
  ])
}

export async function showReservation(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base } = context
  const row = await requireReservation(db, asked.id)
  const file = await readFile(db, row.id)
  const { reservation } = texts
  const wished = await findWaitingDateRequest(db, row.id)
  const section = (title: string, content: Html) => html`<section class="card"><h2>${title}</h2>${content}</section>`
  const mayCancel = row.status === 'active'
  const mayTake = row.status === 'active' || row.cancelReason === 'lapsed'
  const body = html`${wished ? section(texts.dateRequest.title, dateRequestForm(context, asked, row, file.items, wished)) : ''}
${isWaiting(row) ? section(reservation.decideTitle, decideForm(context, asked, row)) : ''}
<div class="columns">${section(reservation.personTitle, person(context, row))}
${section(reservation.moneyTitle, sums(context, row))}</div>
${section(reservation.linesTitle, lineTable(context, row, file.items))}
${section(reservation.ledgerTitle, ledgerTable(context, file.entries))}
${file.back.length > 0 ? section(reservation.refundsTitle, refundRows(context, file.back)) : ''}
${
  file.claims.length > 0
    ? section(
        reservation.claimsTitle,
        claimTable(
          context,
          file.claims.map((claim) => ({ claim, row })),
        ),
      )
    : ''
}
${mayTake ? section(texts.receive.title, moneyForm(context, asked, row)) : ''}
${section(reservation.historyTitle, await history(context, file.events))}
${mayCancel ? html`<p class="actions"><a class="button danger" href="${base}/reservations/${row.id}/cancel">${reservation.cancel}</a></p>` : ''}`
  return { title: row.bookingNumber, body }
}
