import { desc, eq, ne } from 'drizzle-orm'
import { html } from 'hono/html'
import { minAmount } from '@/domain/money/amount'
import { balanceOf, keptOf } from '@/domain/reservations/balance'
import { receiveMoney, rejectNotification, sourceOf } from '../../payments/service'
import { type Queryable, schema, type Transaction } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import type { ReservationRow } from '../../reservations/service'
import { requireOtherSettings } from '../../settings/service'
import { readAmount } from '../amounts'
import type { Asked } from '../asked'
import { type Question, requireSeen, reservationState } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { dayOf, facts, field, fill, type Html, hiddenFields, momentOf, moneyOf } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { guestName } from '../reservations/guest-name'
import { mailTo, receivedQuestion, requireNewSource, requireReceivedSeen } from '../reservations/money-question'
import { namesOf } from '../staff-names'
import { type Claim, type ClaimRow, claimBadge, claimTable } from './claim-table'
import { findPapers, paperLinks } from './papers'

const { paymentNotifications, reservations } = schema

const MOST_DECIDED = 30

export async function findOpenClaims(db: Queryable): Promise<Claim[]> {
  return db
    .select({ claim: paymentNotifications, row: reservations })
    .from(paymentNotifications)
    .innerJoin(reservations, eq(reservations.id, paymentNotifications.reservationId))
    .where(eq(paymentNotifications.state, 'claimed'))
    .orderBy(paymentNotifications.createdAt)
}

export async function showTransfers(context: DeskContext): Promise<Page> {
  const { db, texts } = context
  const decided = await db
    .select({ claim: paymentNotifications, row: reservations })
    .from(paymentNotifications)
    .innerJoin(reservations, eq(reservations.id, paymentNotifications.reservationId))
    .where(ne(paymentNotifications.state, 'claimed'))
    .orderBy(desc(paymentNotifications.decidedAt))
    .limit(MOST_DECIDED)
  const body = html`<section><h2>${texts.transfers.open}</h2>${claimTable(context, await findOpenClaims(db))}</section>
${decided.length > 0 ? html`<section><h2>${texts.transfers.decided}</h2>${claimTable(context, decided)}</section>` : ''}`
  return { title: texts.nav.transfers, body }
}

async function requireClaim(db: Queryable, id: number): Promise<Claim> {
  const [found] = await db
    .select({ claim: paymentNotifications, row: reservations })
    .from(paymentNotifications)
    .innerJoin(reservations, eq(reservations.id, paymentNotifications.reservationId))
    .where(eq(paymentNotifications.id, id))
  if (!found) throw new ApiError('notFound')
  return found
}

/** What the claim says it paid, as far as it is still owed; nothing where it came in another currency. */
function likelyAmount({ claim, row }: Claim): string {
  if (claim.currency !== row.fixedCurrency) return ''
  return minAmount(claim.amount, balanceOf({ ...row, total: row.fixed.totals.grandTotal }).open)
}

function forms(context: DeskContext, { form }: Asked, found: Claim): Html {
  const { texts, base } = context
  const { claim, row } = found
  const given = (name: string, fallback: string) => (form.has(name) ? form.raw(name) : fallback)
  return html`<section class="card"><h2>${texts.transfers.confirmTitle}</h2><p class="hint">${texts.transfers.confirmLead}</p>
<form method="post" action="${base}/transfers/${claim.id}/confirm" class="fields">${hiddenFields(context)}
${field({ name: 'amount', label: `${texts.transfers.received} (${row.fixedCurrency})`, value: given('amount', claim.currency === row.fixedCurrency ? claim.amount : likelyAmount(found)), inputmode: 'decimal', required: true, maxlength: 16 })}
${field({ name: 'key', label: texts.receive.key, hint: texts.receive.keyHint, value: given('key', ''), required: true, maxlength: 80 })}
<button>${texts.transfers.confirm}</button></form>
<form method="post" action="${base}/transfers/${claim.id}/reject" class="actions">${hiddenFields(context)}
<button class="danger quiet">${texts.transfers.reject}</button></form></section>`
}

export async function showTransfer(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base, locale } = context
  const found = await requireClaim(db, asked.id)
  const { claim, row } = found
  const { bankAccounts } = await requireOtherSettings(db)
  const account = bankAccounts.find((each) => each.id === claim.bankAccountId)
  const papers = await findPapers(db, { notificationId: claim.id })
  const nameOf = await namesOf(context, [claim.decidedBy])
  const show = (amount: string) => moneyOf(locale, amount, row.fixedCurrency)
  const decided =
    claim.decidedAt === null ? null : html`<bdi>${nameOf(claim.decidedBy)}</bdi>, ${momentOf(context, claim.decidedAt)}`
  const body = html`<section class="card">${facts([
    [
      texts.reservations.columns.number,
      html`<a href="${base}/reservations/${row.id}"><bdi>${row.bookingNumber}</bdi></a>`,
    ],
    [texts.reservation.guest, html`<bdi>${guestName(row)}</bdi>`],
    [texts.common.state, claimBadge(context, claim)],
    [texts.transfers.claimed, html`<strong>${moneyOf(locale, claim.amount, claim.currency)}</strong>`],
    [texts.transfers.paidOn, dayOf(claim.paidOn)],
    [texts.transfers.sender, html`<bdi>${claim.sender}</bdi>`],
    [texts.transfers.account, account ? html`<bdi>${account.bank} ${account.iban}</bdi>` : null],
    [texts.common.note, claim.note],
    [texts.transfers.receipt, papers.length > 0 ? paperLinks(context, papers) : null],
    [texts.common.total, show(row.fixed.totals.grandTotal)],
    [texts.reservation.paid, show(keptOf(row))],
    [texts.transfers.decidedBy, decided],
    [texts.reversal.reason, claim.reason === null ? null : html`<bdi>${claim.reason}</bdi>`],
  ])}</section>${claim.state === 'claimed' ? forms(context, asked, found) : ''}`
  return { title: texts.transfers.title, body }
}

/** Throws, naming who decided, when somebody has. */
async function requireUndecided(db: Queryable, context: DeskContext, claim: ClaimRow): Promise<void> {
  if (claim.state === 'claimed') return
  const nameOf = await namesOf({ db, texts: context.texts }, [claim.decidedBy])
  const at = claim.decidedAt === null ? '' : momentOf(context, claim.decidedAt)
  throw new DeskRefusal('decided', { name: nameOf(claim.decidedBy), at })
}

/** Under the reservation's lock and its own: of two who decide at once one does, the other is told who it was. */
async function lockOpen(
  transaction: Transaction,
  context: DeskContext,
  { claim }: Claim,
): Promise<{ now: ClaimRow; row: ReservationRow }> {
  const [row] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.id, claim.reservationId))
    .for('update')
  const [now] = await transaction
    .select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.id, claim.id))
    .for('update')
  if (!now || !row) throw new ApiError('notFound')
  await requireUndecided(transaction, context, now)
  return { now, row }
}

function readMoney({ form }: Asked) {
  const amount = readAmount(form.raw('amount'))
  const key = form.line('key').slice(0, 80)
  if (amount === null || key === '') throw new DeskRefusal(amount === null ? 'amount' : 'invalid', {}, 422)
  return { amount, key }
}

export async function askConfirmTransfer(context: DeskContext, asked: Asked): Promise<Question> {
  const { db, texts } = context
  const { claim, row } = await requireClaim(db, asked.id)
  const { amount, key } = readMoney(asked)
  await requireUndecided(db, context, claim)
  await requireNewSource(db, sourceOf('bankTransfer', row.id, key))
  const common = { submit: texts.transfers.confirm, back: `/transfers/${claim.id}` }
  return { ...(await receivedQuestion(context, row, amount)), ...common }
}

export async function askRejectTransfer(context: DeskContext, asked: Asked): Promise<Question> {
  const { db, texts, locale } = context
  const { claim, row } = await requireClaim(db, asked.id)
  await requireUndecided(db, context, claim)
  const amount = moneyOf(locale, claim.amount, claim.currency)
  const closed = fill(texts.confirm.claimClosed, { amount, number: row.bookingNumber })
  return {
    effects: [
      closed,
      ...(claim.remainingSeconds === null ? [] : [texts.confirm.deadlineGoesOn]),
      mailTo(context, row.guest.email),
    ],
    submit: texts.transfers.reject,
    isDanger: true,
    back: `/transfers/${claim.id}`,
    seen: reservationState(row),
  }
}

/** `POST …/transfers/<id>/confirm` */
export async function confirmTransfer(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const found = await requireClaim(context.db, id)
  const { amount, key } = readMoney(asked)
  const { row } = found
  const { now } = context
  const money = { reservationId: row.id, method: 'bankTransfer', amount, currency: row.fixedCurrency, key } as const
  await perform(context, asked, async (transaction) => {
    const { now: before, row: locked } = await lockOpen(transaction, context, found)
    await requireReceivedSeen(transaction, asked, locked, now)
    const actor = actorOf(context)
    const isNew = await receiveMoney(transaction, { ...money, notificationId: id, actor, now })
    if (!isNew) throw new DeskRefusal('bookedAlready')
    const after = { state: 'confirmed', amount, currency: row.fixedCurrency, key }
    const claimed = { state: before.state, amount: before.amount, currency: before.currency }
    return {
      action: 'claimConfirmed',
      subject: 'claim',
      subjectId: id,
      label: row.bookingNumber,
      before: claimed,
      after,
    }
  })
  return `/transfers/${id}?done=claimConfirmed`
}

/** `POST …/transfers/<id>/reject`: no such money was found. */
export async function rejectTransfer(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const found = await requireClaim(context.db, id)
  await perform(context, asked, async (transaction) => {
    const { now: before, row } = await lockOpen(transaction, context, found)
    requireSeen(asked, reservationState(row))
    await rejectNotification(transaction, id, actorOf(context), context.now)
    const claimed = { state: before.state, amount: before.amount, currency: before.currency }
    const after = { state: 'rejected' }
    return {
      action: 'claimRejected',
      subject: 'claim',
      subjectId: id,
      label: found.row.bookingNumber,
      before: claimed,
      after,
    }
  })
  return `/transfers/${id}?done=claimRejected`
}
