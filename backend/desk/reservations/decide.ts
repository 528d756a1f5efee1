import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { html } from 'hono/html'
import { isZero } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { isLocale } from '@/domain/shared/locales'
import { languageName } from '../../mail/service'
import { schema } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import type { ReservationRow } from '../../reservations/service'
import { cancelReservation, confirmReservation } from '../../reservations/service'
import type { Asked } from '../asked'
import { type Question, requireSeen, reservationState } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { area, fill, type Html, hiddenFields, moneyOf } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'

const { reservations } = schema

/** As many letters as an answer of the operator takes. */
const LONGEST_WORDS = 2000

/** A card that has to be paid until then and is not is only a try to book: it lapses by itself. */
export const IS_WAITING = and(
  eq(reservations.awaitsConfirmation, true),
  eq(reservations.status, 'active'),
  or(ne(reservations.paymentMethod, 'card'), ne(reservations.collectionStatus, 0), isNull(reservations.payUntil)),
)

export const isWaiting = ({ awaitsConfirmation, status, paymentMethod, collectionStatus, payUntil }: ReservationRow) =>
  awaitsConfirmation && status === 'active' && (paymentMethod !== 'card' || collectionStatus !== 0 || payUntil === null)

/** Yes or no to a reservation that the operator confirms itself, with words of one's own. */
export function decideForm(context: DeskContext, { form }: Asked, row: ReservationRow): Html {
  const { texts, base, locale } = context
  const language = isLocale(row.locale) ? languageName(row.locale, locale) : row.locale
  const { actions, words } = texts.requests
  return html`<p class="hint">${fill(texts.reservation.decideLead, { language })}</p>
<form method="post" action="${base}/reservations/${row.id}/decide" class="fields">${hiddenFields(context)}
${area({ name: 'words', label: words, value: form.raw('words'), maxlength: LONGEST_WORDS, rows: 4 })}
<div class="actions"><button name="answer" value="yes">${actions.confirmed}</button>
<button name="answer" value="no" class="danger quiet">${actions.declined}</button></div></form>`
}

function readAnswer({ form }: Asked) {
  const answer = form.raw('answer')
  const words = form.text('words')
  if ((answer !== 'yes' && answer !== 'no') || words.length > LONGEST_WORDS) throw new DeskRefusal('invalid', {}, 422)
  return { answer, words } as const
}

export async function askDecision(context: DeskContext, asked: Asked): Promise<Question> {
  const { db, texts, locale } = context
  const { answer, words } = readAnswer(asked)
  const [row] = await db.select().from(reservations).where(eq(reservations.id, asked.id))
  if (!row) throw new ApiError('notFound')
  if (!isWaiting(row)) throw new DeskRefusal('changed')
  const { confirm, requests } = texts
  const number = { number: row.bookingNumber }
  const paid = moneyOf(locale, keptOf(row), row.fixedCurrency)
  const declined = [
    fill(confirm.declined, number),
    confirm.placesFree,
    ...(isZero(keptOf(row)) ? [] : [fill(confirm.moneyBack, { amount: paid })]),
  ]
  const isNo = answer === 'no'
  return {
    effects: [...(isNo ? declined : [fill(confirm.confirmed, number)]), fill(confirm.mail, { email: row.guest.email })],
    facts: [[requests.words, words]],
    submit: isNo ? requests.actions.declined : requests.actions.confirmed,
    isDanger: isNo,
    back: `/reservations/${row.id}`,
    seen: reservationState(row),
  }
}

/** `POST …/reservations/<id>/decide`: confirmed, or cancelled with all of the money on its way back; mailed either way. */
export async function decideReservation(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const { now } = context
  const { answer, words } = readAnswer(asked)
  const action = answer === 'yes' ? 'reservationConfirmed' : 'reservationDeclined'
  await perform(context, asked, async (transaction) => {
    const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (!row) throw new ApiError('notFound')
    if (!isWaiting(row)) throw new DeskRefusal('changed')
    requireSeen(asked, reservationState(row))
    const actor = actorOf(context)
    const before = { status: 'waiting', paid: row.paidAmount }
    const entry = { action, subject: 'reservation', subjectId: id, label: row.bookingNumber, before } as const
    if (answer === 'no') {
      const terms = { terms: 'everything', expectedRefund: null, declined: { words } } as const
      const refund = await cancelReservation(transaction, { reservationId: id, actor, now, ...terms })
      return { ...entry, after: { status: 'cancelled', ...refund, currency: row.fixedCurrency } }
    }
    await confirmReservation(transaction, { reservationId: id, actor, words, now })
    return { ...entry, after: { status: 'active' } }
  })
  return `/reservations/${id}?done=${action}`
}
