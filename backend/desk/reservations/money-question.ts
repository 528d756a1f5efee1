import { type Amount, isZero } from '@/domain/money/amount'
import { splitReceived } from '@/domain/money/received-sum'
import { keptOf } from '@/domain/reservations/balance'
import { findFreeSource, isGone } from '../../payments/service'
import type { Queryable, schema, Transaction } from '../../platform/database/client'
import { findReacquireProblem, hasExpired as hasLapsed, type ReservationRow } from '../../reservations/service'
import type { Asked } from '../asked'
import { type Question, requireSeen, reservationState } from '../confirm'
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

/** What a payment that is entered will do: the sum, what is open, what goes back, and whether a lapsed booking comes back. */
export async function receivedQuestion(
  context: DeskContext,
  row: ReservationRow,
  amount: Amount,
): Promise<Pick<Question, 'effects' | 'facts' | 'seen'>> {
  const { texts, locale, db, now } = context
  const { confirm } = texts
  const number = { number: row.bookingNumber }
  const show = (sum: Amount) => moneyOf(locale, sum, row.fixedCurrency)
  const total = row.fixed.totals.grandTotal
  const problem = await findReacquireProblem(db, row, now)
  const isLost = isGone(row) || problem !== null
  const { open, surplus } = splitReceived({ amount, paid: keptOf(row), total, isGone: isLost })
  const tooMuch = fill(problem === null ? confirm.surplus : confirm.refunded, {
    surplus: show(surplus),
    amount: show(surplus),
  })
  const effects = [
    fill(confirm.payment, { amount: show(amount), ...number }),
    ...(hasLapsed(row) ? [fill(problem === null ? confirm.comesBack : confirm.late[problem], number)] : []),
    ...(isZero(surplus) ? [] : [tooMuch]),
    mailTo(context, row.guest.email),
  ]
  const facts = [
    [texts.common.amount, show(amount)],
    [texts.reservation.open, show(open)],
    [confirm.difference, isZero(surplus) ? null : show(surplus)],
  ] as const
  return { effects, facts, seen: reservationState(row, problem) }
}

/** Throws when the reservation, or what its money will do, is not as `receivedQuestion` said. Called under the reservation's lock. */
export async function requireReceivedSeen(
  transaction: Transaction,
  asked: Asked,
  row: ReservationRow,
  now: number,
): Promise<void> {
  requireSeen(asked, reservationState(row, await findReacquireProblem(transaction, row, now)))
}
