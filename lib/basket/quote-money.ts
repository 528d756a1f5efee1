import type { Quote } from '@/domain/basket/schema'
import { ZERO } from '@/domain/money/amount'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { PaymentMethod } from '@/domain/reservations/schema'

/** What a basket comes to, as the reservation will say it that is made of it now: nothing is paid yet. */
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
