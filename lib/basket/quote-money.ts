import type { Quote } from '@/domain/basket/schema'
import { ZERO } from '@/domain/money/amount'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { PaymentMethod } from '@/domain/reservations/schema'

/** The money summary of a basket, as its reservation will show it before any payment. */
export function summariseQuote({ fixed, chosen, rate }: Quote, paymentMethod: PaymentMethod): MoneySummary {
  return summariseMoney({
    reservationStatus: 'active',
    paymentMethod,
    paymentPlan: 'deposit',
    fixed,
    chosen,
    fixedRate: '1',
    chosenRate: rate.value,
    paid: { amount: ZERO, currency: fixed.currency },
  })
}
