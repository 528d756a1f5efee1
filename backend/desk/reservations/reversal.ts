import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { isZero } from '@/domain/money/amount'
import { planReversal, type ReversalPlan, reversePayment } from '../../payments/service'
import { schema } from '../../platform/database/client'
import type { Asked } from '../asked'
import { requireSeen, reservationState } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { facts, field, fill, hiddenFields, momentOf, moneyOf, wordOf } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { mailTo } from './money-question'

const { reservations } = schema

const LONGEST_REASON = 300

const stateOfPlan = ({ reservation, entry, withdrawn, remainingSeconds }: ReversalPlan): string =>
  reservationState(reservation, entry.id, withdrawn, remainingSeconds !== null)

function effectsOf(context: DeskContext, plan: ReversalPlan): string[] {
  const { texts, locale } = context
  const { entry, reservation, withdrawn, payUntil } = plan
  const show = (amount: string) => moneyOf(locale, amount, entry.currency)
  return [
    fill(texts.reversal.effect, { amount: show(entry.amount), number: reservation.bookingNumber }),
    ...(isZero(withdrawn) ? [] : [fill(texts.reversal.withdrawn, { amount: show(withdrawn) })]),
    ...(payUntil === null ? [] : [fill(texts.reversal.deadline, { until: momentOf(context, payUntil) })]),
    ...(plan.isMailed ? [mailTo(context, reservation.guest.email)] : []),
  ]
}

/** What the reversal of a payment will do, and the question for its reason. Nothing is written before the answer. */
export async function showReversal(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base, locale } = context
  const plan = await planReversal(db, asked.id, context.now)
  const { entry, reservation, refusal } = plan
  const back = `${base}/reservations/${reservation.id}`
  const known = facts([
    [texts.common.amount, moneyOf(locale, entry.amount, entry.currency)],
    [texts.reservation.ledger.at, momentOf(context, entry.at)],
    [texts.reservation.ledger.method, wordOf(texts.methods, entry.method)],
    [texts.reservation.ledger.source, html`<bdi>${entry.source}</bdi>`],
  ])
  const { reversal, common } = texts
  const reason = { name: 'reason', label: reversal.reason, hint: reversal.reasonHint, value: asked.form.raw('reason') }
  const form = html`<ul>${effectsOf(context, plan).map((effect) => html`<li>${effect}</li>`)}</ul>
${known}<p class="hint">${texts.confirm.nothingYet}</p>
<form method="post" action="${base}/ledger/${entry.id}/reverse" class="stack">${hiddenFields(context)}
<input type="hidden" name="seen" value="${stateOfPlan(plan)}">
${field({ ...reason, required: true, maxlength: LONGEST_REASON })}
<p class="actions"><button class="danger">${reversal.submit}</button> <a class="button quiet" href="${back}">${common.back}</a></p></form>`
  const refused = html`${known}${asked.error === null && refusal ? html`<p class="message warn">${texts.refusals[refusal]}</p>` : ''}
<p class="actions"><a class="button quiet" href="${back}">${common.back}</a></p>`
  return { title: reversal.title, body: html`<section class="card">${refusal ? refused : form}</section>` }
}

/** `POST …/ledger/<id>/reverse`: takes back a payment that staff entered by mistake. */
export async function doReverse(context: DeskContext, asked: Asked): Promise<string> {
  const { reservation } = await planReversal(context.db, asked.id, context.now)
  const reason = asked.form.line('reason').slice(0, LONGEST_REASON)
  await perform(context, asked, async (transaction) => {
    if (reason === '') throw new DeskRefusal('invalid', {}, 422)
    const own = eq(reservations.id, reservation.id)
    await transaction.select({ id: reservations.id }).from(reservations).where(own).for('update')
    const plan = await planReversal(transaction, asked.id, context.now)
    if (plan.refusal) throw new DeskRefusal(plan.refusal)
    requireSeen(asked, stateOfPlan(plan))
    const reversal = { reason, actor: actorOf(context), now: context.now }
    if (!(await reversePayment(transaction, plan, reversal))) throw new DeskRefusal('reversedAlready')
    const [after] = await transaction.select().from(reservations).where(own)
    const { amount, currency, source } = plan.entry
    return {
      action: 'paymentReversed',
      subject: 'reservation',
      subjectId: reservation.id,
      label: reservation.bookingNumber,
      before: { paid: plan.reservation.paidAmount },
      after: { paid: after?.paidAmount, amount, currency, source, reason },
    }
  })
  return `/reservations/${reservation.id}?done=paymentReversed`
}
