import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { toEpoch } from '@/domain/dates/zone'
import { compareAmounts, isNegative, subtractAmounts, ZERO } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import type { Refund } from '@/domain/reservations/cancellation'
import { buildRefundQuote, refundAt } from '@/domain/reservations/refund-quote'
import { findAgencyRecipient } from '../../mail/service'
import { schema } from '../../platform/database/client'
import { cancelReservation, type ReservationRow, readItems, toRefundInput } from '../../reservations/service'
import { readAmount, typedAmount } from '../amounts'
import type { Asked } from '../asked'
import { type Question, requireSeen, reservationState } from '../confirm'
import { actorOf, type DeskContext, isManager } from '../context'
import { dayOf, facts, field, fill, type Html, hiddenFields, momentOf, moneyOf } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { requireReservation } from './find'
import { guestName } from './guest-name'
import { titleOf } from './list'
import { mailTo } from './money-question'

const { reservations } = schema

interface Quote extends Refund {
  /** All that could go back: what was paid and is not on its way back already. */
  most: string
  /** By the terms it can be cancelled until the first start; after that only a manager can. */
  isOpen: boolean
  steps: ReturnType<typeof buildRefundQuote>['steps']
}

/** The same rules, of the same moment, as a member's own cancellation. */
async function quote(context: DeskContext, row: ReservationRow): Promise<Quote> {
  const { db, now, zone } = context
  const items = await readItems(db, row.id)
  const input = toRefundInput(row, items, zone)
  const { steps, startsAt } = buildRefundQuote(input)
  return { ...refundAt(input, now), most: input.paid, isOpen: now <= toEpoch(startsAt), steps }
}

function ownAmount(context: DeskContext, { form }: Asked, row: ReservationRow, { refund, most }: Quote): Html {
  const { texts, locale } = context
  const hint = fill(texts.cancel.ownHint, { most: moneyOf(locale, most, row.fixedCurrency) })
  const value = form.has('amount') ? form.raw('amount') : typedAmount(refund, locale)
  const label = `${texts.cancel.own} (${row.fixedCurrency})`
  return html`<label class="check"><input type="radio" name="terms" value="own"${form.raw('terms') === 'own' ? html` checked` : ''}>
<span>${texts.cancel.byDecision}</span></label>${field({ name: 'amount', label, hint, value, inputmode: 'decimal', maxlength: 16 })}`
}

export async function showCancel(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base, locale } = context
  const row = await requireReservation(db, asked.id)
  if (row.status !== 'active') throw new DeskRefusal('notCancellable')
  const found = await quote(context, row)
  const items = await readItems(db, row.id)
  const show = (amount: string) => moneyOf(locale, amount, row.fixedCurrency)
  const { cancel, common } = texts
  const byTerms = html`<label class="check"><input type="radio" name="terms" value="policy"${asked.form.raw('terms') === 'own' ? '' : html` checked`}>
<span>${cancel.byTerms}</span></label>`
  const mayDecide = isManager(context)
  const form = html`<form method="post" action="${base}/reservations/${row.id}/cancel" class="stack">${hiddenFields(context)}
<input type="hidden" name="expected" value="${found.refund}">
${mayDecide && found.isOpen ? byTerms : ''}${mayDecide ? ownAmount(context, asked, row, found) : ''}
<p class="actions"><button class="danger">${cancel.submit}</button> <a class="button quiet" href="${base}/reservations/${row.id}">${common.back}</a></p></form>`
  const body = html`<section class="card"><p>${fill(cancel.lead, { number: row.bookingNumber, name: guestName(row) })}</p>
<ul>${items.map((item) => html`<li>${dayOf(item.day)} · <bdi>${titleOf(context, item.item.content)}</bdi></li>`)}</ul>
${facts([
  [texts.reservation.paid, show(keptOf(row))],
  [cancel.refund, html`<strong class="amount">${show(found.refund)}</strong>`],
  [cancel.kept, show(found.kept)],
])}
<ol class="history">${found.steps.map((step) => html`<li>${fill(cancel.step, { until: momentOf(context, new Date(step.until)), refund: show(step.refund) })}</li>`)}</ol>
${found.isOpen ? '' : html`<p class="message warn">${cancel.started}</p>`}
${found.isOpen || mayDecide ? form : html`<p>${cancel.askManager}</p>`}</section>`
  return { title: fill(cancel.title, { number: row.bookingNumber }), body }
}

/** What was asked for; the amount only of a manager. */
function termsOf(context: DeskContext, { form }: Asked): { giveBack: string } | 'policy' {
  if (form.raw('terms') !== 'own') return 'policy'
  if (!isManager(context)) throw new DeskRefusal('forbidden', {}, 403)
  const giveBack = readAmount(form.raw('amount'))
  if (giveBack === null) throw new DeskRefusal('amount', {}, 422)
  return { giveBack }
}

/** Of the sum that goes back by the terms, only what the person was shown. */
const expectedOf = (terms: ReturnType<typeof termsOf>, { form }: Asked): string | null => {
  if (terms !== 'policy') return null
  const expected = readAmount(form.raw('expected'))
  if (expected === null) throw new DeskRefusal('invalid', {}, 422)
  return expected
}

/** The sum that goes back, and who is written to. */
export async function askCancel(context: DeskContext, asked: Asked): Promise<Question> {
  const { db, texts, locale } = context
  const row = await requireReservation(db, asked.id)
  if (row.status !== 'active') throw new DeskRefusal('notCancellable')
  const terms = termsOf(context, asked)
  const refund = terms === 'policy' ? (expectedOf(terms, asked) ?? ZERO) : terms.giveBack
  const { most } = await quote(context, row)
  if (isNegative(refund) || compareAmounts(refund, most) > 0) throw new DeskRefusal('amount', {}, 422)
  const show = (amount: string) => moneyOf(locale, amount, row.fixedCurrency)
  const agency = await findAgencyRecipient(db, row)
  const { confirm, cancel } = texts
  return {
    effects: [
      fill(confirm.cancelled, { number: row.bookingNumber }),
      fill(confirm.refunded, { amount: show(refund) }),
      confirm.placesFree,
      ...[row.guest.email, ...(agency ? [agency.recipient] : [])].map((email) => mailTo(context, email)),
    ],
    facts: [
      [texts.reservation.paid, show(most)],
      [cancel.own, html`<strong class="amount">${show(refund)}</strong>`],
      [cancel.kept, show(subtractAmounts(most, refund))],
    ],
    submit: cancel.submit,
    isDanger: true,
    back: `/reservations/${row.id}/cancel`,
    seen: reservationState(row, refund),
  }
}

/** `POST …/reservations/<id>/cancel`: by the function that a member's cancellation uses. */
export async function doCancel(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const row = await requireReservation(context.db, id)
  const terms = termsOf(context, asked)
  const expectedRefund = expectedOf(terms, asked)
  await perform(context, asked, async (transaction) => {
    const [before] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (before?.status !== 'active') throw new DeskRefusal('changed')
    requireSeen(asked, reservationState(before, expectedRefund ?? (terms === 'policy' ? ZERO : terms.giveBack)))
    const by = { reservationId: id, actor: actorOf(context), now: context.now }
    const refund = await cancelReservation(transaction, { ...by, terms, expectedRefund })
    return {
      action: 'cancelled',
      subject: 'reservation',
      subjectId: id,
      label: row.bookingNumber,
      before: { status: before.status, paid: before.paidAmount },
      after: {
        status: 'cancelled',
        ...refund,
        currency: row.fixedCurrency,
        terms: terms === 'policy' ? 'policy' : 'own',
      },
    }
  })
  return `/reservations/${id}?done=cancelled`
}
