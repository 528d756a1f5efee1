import { randomInt } from 'node:crypto'
import type { CardInput, OrderInput } from '../api/schemas'
import { getBinFacts } from '../cards/bins'
import { offersInstalments } from '../cards/instalments'
import { getScenario } from '../cards/test-cards'
import { addMoney, equalMoney, isPositive, splitMoney } from '../money'
import { GatewayFailure } from '../protocol/failures'
import type { PaymentStore } from './payment-store'
import type { Audience, CardFacts, PaymentRecord } from './record'

/** Validates the card input and returns only the storable facts. Throws `GatewayFailure`. */
export function requireCard(input: CardInput, now: number): CardFacts {
  const number = input.cardNumber.replace(/[\s-]/g, '')
  const scenario = getScenario(number)
  const facts = getBinFacts(number)
  if (!scenario || !facts) throw new GatewayFailure('invalidCardNumber')
  const month = Number(input.expireMonth)
  const year = Number(input.expireYear.length === 2 ? `20${input.expireYear}` : input.expireYear)
  const firstDayAfter = Date.UTC(year, month, 1)
  if (month < 1 || month > 12 || firstDayAfter <= now) throw new GatewayFailure('expiryPassed')
  const cvcLength = facts.association === 'AMERICAN_EXPRESS' ? 4 : 3
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(input.cvc)) throw new GatewayFailure('invalidCvc')
  return { ...facts, bin: number.slice(0, 6), lastFour: number.slice(-4), scenario }
}

/** Throws `GatewayFailure` unless the items add up to the price and all have a positive price (iyzico's rule 5062). */
export function checkPrices(order: OrderInput): void {
  if (order.basketItems.some((item) => !isPositive(item.price)))
    throw new GatewayFailure('invalidRequest', 'basketItems')
  const sum = addMoney(...order.basketItems.map((item) => item.price))
  if (!equalMoney(sum, order.price)) throw new GatewayFailure('pricesDiffer')
  if (!isPositive(order.paidPrice)) throw new GatewayFailure('invalidRequest', 'paidPrice')
}

interface NewPayment {
  merchantId: string
  channel: PaymentRecord['channel']
  audience: Audience
  order: OrderInput
  card: CardFacts
  instalments: number
  now: number
}

/**
 * Builds a payment that is neither saved nor captured. Throws `GatewayFailure` if the card does not offer the
 * instalments.
 */
export function buildPayment(
  store: PaymentStore,
  { merchantId, channel, audience, order, card, instalments, now }: NewPayment,
): PaymentRecord {
  if (!offersInstalments(card, order.currency, instalments)) throw new GatewayFailure('instalmentNotOffered')
  const prices = order.basketItems.map((item) => item.price)
  const paidPrices = splitMoney(order.paidPrice, prices)
  return {
    id: store.takePaymentId(),
    merchantId,
    channel,
    conversationId: order.conversationId,
    basketId: order.basketId,
    audience,
    price: order.price,
    paidPrice: order.paidPrice,
    currency: order.currency,
    instalments,
    card,
    items: order.basketItems.map((item, index) => ({
      itemId: item.id,
      transactionId: store.takeTransactionId(),
      price: item.price,
      paidPrice: paidPrices[index] ?? '0.00',
      refunds: [],
    })),
    status: 'FAILURE',
    failure: null,
    threeDS: null,
    formToken: null,
    isThreeDSForced: null,
    isUnderReview: false,
    cancelled: null,
    createdAt: now,
    authCode: String(randomInt(100_000, 1_000_000)),
  }
}
