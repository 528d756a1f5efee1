import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { isZero } from '@/domain/money/amount'
import { balanceOf } from '@/domain/reservations/balance'
import { finishRefund, isMailedWhenSent, receiveMoney, sourceOf } from '../../payments/service'
import { schema } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import type { ReservationRow } from '../../reservations/service'
import { readAmount, typedAmount } from '../amounts'
import type { Asked } from '../asked'
import { type Question, requireSeen, stateOf } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { field, fill, type Html, hiddenFields, moneyOf, select } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { requireReservation } from './find'
import { isSentByHand, mailTo, receivedQuestion, requireNewSource, requireReceivedSeen } from './money-question'

const { refunds, reservations } = schema

const METHODS = ['bankTransfer', 'onArrival'] as const

/** Money that somebody has seen without a claim: on the statement, or at the counter. */
export function moneyForm(context: DeskContext, { form }: Asked, row: ReservationRow): Html {
  const { texts, base, locale } = context
  const open = balanceOf({ ...row, total: row.fixed.totals.grandTotal }).open
  const given = (name: string, fallback: string) => (form.has(name) ? form.raw(name) : fallback)
  const choices = METHODS.map((value) => ({ value, label: texts.methods[value] }))
  return html`<form method="post" action="${base}/reservations/${row.id}/money" class="fields">${hiddenFields(context)}
${select({ name: 'method', label: texts.reservation.method, value: given('method', 'bankTransfer'), choices })}
${field({ name: 'amount', label: `${texts.common.amount} (${row.fixedCurrency})`, value: given('amount', typedAmount(open, locale)), inputmode: 'decimal', required: true, maxlength: 16 })}
${field({ name: 'key', label: texts.receive.key, hint: texts.receive.keyHint, value: given('key', ''), required: true, maxlength: 80 })}
<button>${texts.receive.submit}</button></form>`
}

function readMoney({ form }: Asked) {
  const method = METHODS.find((known) => known === form.raw('method'))
  const amount = readAmount(form.raw('amount'))
  const key = form.line('key').slice(0, 80)
  if (!method || amount === null || isZero(amount) || key === '') throw new DeskRefusal('invalid', {}, 422)
  return { method, amount, key }
}

export async function askMoney(context: DeskContext, asked: Asked): Promise<Question> {
  const { method, amount, key } = readMoney(asked)
  const row = await requireReservation(context.db, asked.id)
  await requireNewSource(context.db, sourceOf(method, row.id, key))
  return {
    ...(await receivedQuestion(context, row, amount)),
    submit: context.texts.receive.submit,
    back: `/reservations/${row.id}`,
  }
}

/** `POST …/reservations/<id>/money`: into the book, by the same function as everything else. */
export async function takeMoney(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const { method, amount, key } = readMoney(asked)
  const row = await requireReservation(context.db, id)
  const money = { reservationId: id, method, amount, currency: row.fixedCurrency, key, notificationId: null }
  await perform(context, asked, async (transaction) => {
    const [before] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    await requireNewSource(transaction, sourceOf(method, id, key))
    if (before) await requireReceivedSeen(transaction, asked, before, context.now)
    const isNew = await receiveMoney(transaction, { ...money, actor: actorOf(context), now: context.now })
    if (!isNew) throw new DeskRefusal('bookedAlready')
    const after = await requireReservation(transaction, id)
    return {
      action: 'moneyReceived',
      subject: 'reservation',
      subjectId: id,
      label: row.bookingNumber,
      before: { paid: before?.paidAmount },
      after: { paid: after.paidAmount, amount, currency: row.fixedCurrency, method, key },
    }
  })
  return `/reservations/${id}?done=moneyReceived`
}

export async function askRefundSent(context: DeskContext, { id }: Asked): Promise<Question> {
  const { db, texts, locale } = context
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) throw new ApiError('notFound')
  if (!isSentByHand(refund)) throw new DeskRefusal('changed')
  const row = await requireReservation(db, refund.reservationId)
  const amount = moneyOf(locale, refund.amount, refund.currency)
  const isTold = isMailedWhenSent(refund.cause)
  return {
    effects: [
      fill(texts.confirm.refundSent, { amount, number: row.bookingNumber }),
      ...(isTold ? [mailTo(context, row.guest.email)] : []),
    ],
    submit: texts.reservation.refundSent,
    back: `/reservations/${row.id}`,
    seen: stateOf(refund.state),
  }
}

/** `POST …/refunds/<id>/sent`: somebody has sent back by hand what no gateway could. */
export async function markRefundSent(context: DeskContext, asked: Asked): Promise<string> {
  const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, asked.id))
  if (!refund) throw new ApiError('notFound')
  const row = await requireReservation(context.db, refund.reservationId)
  await perform(context, asked, async (transaction) => {
    await transaction
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, row.id))
      .for('update')
    const [now] = await transaction.select().from(refunds).where(eq(refunds.id, refund.id)).for('update')
    const isOurs = now !== undefined && isSentByHand(now)
    if (isOurs) requireSeen(asked, stateOf(now.state))
    if (!isOurs || !(await finishRefund(transaction, refund.id, actorOf(context), context.now)))
      throw new DeskRefusal('changed')
    return {
      action: 'refundSent',
      subject: 'refund',
      subjectId: refund.id,
      label: row.bookingNumber,
      before: { state: now?.state },
      after: { state: 'done', amount: refund.amount, currency: refund.currency },
    }
  })
  return `/reservations/${row.id}?done=refundSent`
}
