import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { subtractAmounts } from '@/domain/money/amount'
import { isLocale } from '@/domain/shared/locales'
import { whenOf } from '../../formatting/booked-item'
import { languageName } from '../../mail/service'
import { type Queryable, schema } from '../../platform/database/client'
import {
  type DateRequestRow,
  decideDateRequest,
  findWaitingDateRequest,
  type ItemRow,
  type ReservationRow,
  readItems,
} from '../../reservations/service'
import type { Asked } from '../asked'
import { type Question, requireSeen, reservationState } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { area, facts, fill, type Html, hiddenFields, moneyOf } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { requireReservation } from './find'
import { titleOf } from './list'

const { reservations } = schema

const LONGEST_WORDS = 2000

/** The guest's wish for another day, for a yes or a no. */
export function dateRequestForm(
  context: DeskContext,
  { form }: Asked,
  row: ReservationRow,
  items: readonly ItemRow[],
  request: DateRequestRow,
): Html {
  const { texts, base, locale } = context
  const { dateRequest: words, requests } = texts
  const from = items.find(({ id }) => id === request.itemId)
  const index = from ? items.indexOf(from) : -1
  const before = row.fixed.lines[index]?.total ?? '0.00'
  const language = isLocale(row.locale) ? languageName(row.locale, locale) : row.locale
  const lead = fill(words.lead, {
    trip: titleOf(context, request.item.content),
    from: from ? whenOf({ date: from.day, startTime: from.time }) : '',
    to: whenOf({ date: request.item.date, startTime: request.item.startTime }),
    language,
  })
  const difference = moneyOf(locale, subtractAmounts(request.fixedLine.total, before), row.fixedCurrency)
  return html`<p>${lead}</p>${facts([[words.difference, difference]])}
<form method="post" action="${base}/reservations/${row.id}/date-request" class="fields">${hiddenFields(context)}
<input type="hidden" name="request" value="${request.id}">
${area({ name: 'words', label: requests.words, value: form.raw('words'), maxlength: LONGEST_WORDS, rows: 4 })}
<div class="actions"><button name="answer" value="yes">${words.yes}</button>
<button name="answer" value="no" class="danger quiet">${words.no}</button></div></form>`
}

function readAnswer({ form }: Asked) {
  const answer = form.raw('answer')
  const words = form.text('words')
  if ((answer !== 'yes' && answer !== 'no') || words.length > LONGEST_WORDS) throw new DeskRefusal('invalid', {}, 422)
  return { answer, words } as const
}

/** The request that the form was about, as long as it waits. */
async function requireWaiting(db: Queryable, { id, form }: Asked): Promise<DateRequestRow> {
  const request = await findWaitingDateRequest(db, id)
  if (!request || String(request.id) !== form.raw('request')) throw new DeskRefusal('changed')
  return request
}

const seenOf = (row: ReservationRow, request: DateRequestRow) =>
  reservationState(row, request.id, request.fixedLine.total)

export async function askDate(context: DeskContext, asked: Asked): Promise<Question> {
  const { db, texts, locale } = context
  const { answer, words } = readAnswer(asked)
  const row = await requireReservation(db, asked.id)
  const request = await requireWaiting(db, asked)
  const items = await readItems(db, row.id)
  const before = row.fixed.lines[items.findIndex(({ id }) => id === request.itemId)]?.total ?? '0.00'
  const difference = moneyOf(locale, subtractAmounts(request.fixedLine.total, before), row.fixedCurrency)
  const trip = titleOf(context, request.item.content)
  const to = whenOf({ date: request.item.date, startTime: request.item.startTime })
  const { confirm } = texts
  const isNo = answer === 'no'
  return {
    effects: [
      fill(isNo ? confirm.dateRefused : confirm.dateAccepted, { trip, to }),
      isNo ? confirm.newPlacesFree : confirm.oldPlacesFree,
      fill(confirm.mail, { email: row.guest.email }),
    ],
    facts: [
      [texts.dateRequest.difference, isNo ? null : difference],
      [texts.requests.words, words],
    ],
    submit: isNo ? texts.dateRequest.no : texts.dateRequest.yes,
    isDanger: isNo,
    back: `/reservations/${row.id}`,
    seen: seenOf(row, request),
  }
}

/** `POST …/reservations/<id>/date-request`: moved, or left as it is; mailed either way. */
export async function decideDate(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const { answer, words } = readAnswer(asked)
  const action = answer === 'yes' ? 'dateChangeAccepted' : 'dateChangeRefused'
  await perform(context, asked, async (transaction) => {
    await transaction.select({ id: reservations.id }).from(reservations).where(eq(reservations.id, id)).for('update')
    const row = await requireReservation(transaction, id)
    const request = await requireWaiting(transaction, asked)
    requireSeen(asked, seenOf(row, request))
    const decision = { requestId: request.id, actor: actorOf(context), words, now: context.now }
    await decideDateRequest(transaction, { ...decision, answer: answer === 'yes' ? 'accepted' : 'refused' })
    const { date, startTime } = request.item
    const before = { state: 'waiting' }
    const after = { state: answer === 'yes' ? 'accepted' : 'refused', date, time: startTime }
    return { action, subject: 'reservation', subjectId: id, label: row.bookingNumber, before, after }
  })
  return `/reservations/${id}?done=${action}`
}
