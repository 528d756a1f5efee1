import { html } from 'hono/html'
import { keptOf } from '@/domain/reservations/balance'
import { sha256 } from '../platform/shared/secrets'
import type { ReservationRow } from '../reservations/service'
import type { Asked } from './asked'
import type { DeskContext } from './context'
import { facts, type Html, type Part } from './html'
import type { Page } from './layout'
import { DeskRefusal } from './refusal'

/** What a page asks before an action that mails, cancels, refunds or frees stock. */
export interface Question {
  /** What will happen, one sentence each. */
  effects: readonly string[]
  facts?: readonly (readonly [string, Part])[]
  /** Words of the button. */
  submit: string
  isDanger?: boolean
  /** Path below the tenant's desk that leads back. */
  back: string
  /** The state that the question describes, of `stateOf`. */
  seen: string
}

/** Null when the action needs no question. Throws the refusals of the action. */
export type Ask = (context: DeskContext, asked: Asked) => Promise<Question | null>

const SEEN = 'seen'
const OWN_FIELDS = [SEEN, 'form_token']

export const isConfirmed = ({ form }: Asked): boolean => form.raw(SEEN) !== ''

/** Stands for a state: the action is refused when it is another one than the person saw. */
export const stateOf = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts))

/** Everything of a reservation that a question names or an action depends on. */
export const reservationState = (row: ReservationRow, ...parts: readonly unknown[]): string =>
  stateOf(
    row.status,
    row.cancelReason,
    row.awaitsConfirmation,
    keptOf(row),
    row.chargedAmount,
    row.fixed.totals.grandTotal,
    ...parts,
  )

/** Throws when the state has changed since the question. Called under the lock of what it describes. */
export function requireSeen({ form }: Asked, state: string): void {
  if (form.raw(SEEN) !== state) throw new DeskRefusal('changed')
}

/** The question, with every field of the first form, its key included: both forms together do their work once. */
export function questionPage(context: DeskContext, { form }: Asked, path: string, question: Question): Page {
  const { texts, base, formToken } = context
  const kept = form.names.filter((name) => !OWN_FIELDS.includes(name))
  const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`
  const body = html`<section class="card"><ul>${question.effects.map((effect) => html`<li>${effect}</li>`)}</ul>
${facts(question.facts ?? [])}<p class="hint">${texts.confirm.nothingYet}</p>
<form method="post" action="${base}${path}" class="actions">${hidden('form_token', formToken)}${hidden(SEEN, question.seen)}
${kept.flatMap((name) => form.all(name).map((value) => hidden(name, value)))}
<button${question.isDanger ? html` class="danger"` : ''}>${question.submit}</button> <a class="button quiet" href="${base}${question.back}">${texts.common.back}</a></form></section>`
  return { title: texts.confirm.title, body }
}
