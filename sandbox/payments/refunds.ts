import { addMoney, isMore, isPositive, subtractMoney } from '../money'
import { GatewayFailure } from '../protocol/failures'
import type { PaymentStore } from './payment-store'
import type { ItemRecord, PaymentRecord } from './record'

function getRemaining(item: ItemRecord): string {
  return subtractMoney(item.paidPrice, addMoney('0', ...item.refunds.map((refund) => refund.amount)))
}

/** Throws `GatewayFailure` if the payment cannot be refunded or cancelled. */
export function checkReversible(payment: PaymentRecord): void {
  if (payment.status !== 'SUCCESS' || payment.cancelled) throw new GatewayFailure('notCaptured')
  if (payment.card.scenario.kind === 'approvedForGood') throw new GatewayFailure('notReversible')
}

export interface RefundInput {
  items: readonly ItemRecord[]
  amount: string
  conversationId: string
  now: number
}

/** Refunds an amount from the given items, in order, and saves the payment. Throws `GatewayFailure`. */
export function refund(
  store: PaymentStore,
  payment: PaymentRecord,
  { items, amount, conversationId, now }: RefundInput,
): void {
  checkReversible(payment)
  const available = addMoney('0', ...items.map(getRemaining))
  if (!isPositive(amount) || isMore(amount, available)) throw new GatewayFailure('refundTooHigh')
  let left = amount
  const changed = payment.items.map((item) => {
    if (!items.includes(item) || !isPositive(left)) return item
    const remaining = getRemaining(item)
    const part = isMore(left, remaining) ? remaining : left
    if (!isPositive(part)) return item
    left = subtractMoney(left, part)
    const record = { id: store.takeTransactionId(), conversationId, amount: part, createdAt: now }
    return { ...item, refunds: [...item.refunds, record] }
  })
  store.savePayment({ ...payment, items: changed })
}

export function hasRefunds(payment: PaymentRecord): boolean {
  return payment.items.some((item) => item.refunds.length > 0)
}

export function isFullyRefunded(payment: PaymentRecord): boolean {
  return payment.items.every((item) => !isPositive(getRemaining(item)))
}
