import { type Amount, isZero } from '@/domain/money/amount'
import { splitReceived } from '@/domain/money/received-sum'
import { keptOf } from '@/domain/reservations/balance'
import { findFreeSource, isGone } from '../../payments/service'
import type { Queryable, schema } from '../../platform/database/client'
import type { ReservationRow } from '../../reservations/service'
import type { Question } from '../confirm'
import type { DeskContext } from '../context'
import { fill, moneyOf } from '../html'
import { DeskRefusal } from '../refusal'

type RefundRow = typeof schema.refunds.$inferSelect

export const mailTo = ({ texts }: DeskContext, email: string): string => fill(texts.confirm.mail, { email })

/** Refunds that no gateway sends: by bank or in cash, and those that the gateway has refused. */
export const isSentByHand = ({ state, paymentId }: Pick<RefundRow, 'state' | 'paymentId'>): boolean =>
  state === 'failed' || (state === 'due' && paymentId === null)

/** Throws when the ledger has a payment of this source that was not reversed. */
export async function requireNewSource(db: Queryable, source: string): Promise<void> {
  if ((await findFreeSource(db, source)) === null) throw new DeskRefusal('bookedAlready')
}

/** What a payment that is entered will do: the sum, what is open, and what goes back. */
export function receivedQuestion(
  context: DeskContext,
  row: ReservationRow,
  amount: Amount,
): Pick<Question, 'effects' | 'facts'> {
  const { texts, locale } = context
  const show = (sum: Amount) => moneyOf(locale, sum, row.fixedCurrency)
  const total = row.fixed.totals.grandTotal
  const { open, surplus } = splitReceived({ amount, paid: keptOf(row), total, isGone: isGone(row) })
  const effects = [
    fill(texts.confirm.payment, { amount: show(amount), number: row.bookingNumber }),
    ...(isZero(surplus) ? [] : [fill(texts.confirm.surplus, { surplus: show(surplus) })]),
    mailTo(context, row.guest.email),
  ]
  const facts = [
    [texts.common.amount, show(amount)],
    [texts.reservation.open, show(open)],
    [texts.confirm.difference, isZero(surplus) ? null : show(surplus)],
  ] as const
  return { effects, facts }
}
