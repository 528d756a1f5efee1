import { compareAmounts } from '@/domain/money/amount'
import type {
  CapturedPayment,
  CardBrand,
  CardDescription,
  CheckedField,
  ExpectedPayment,
  PaymentResult,
} from '../types'
import { fromGatewayAmount, toSignedAmount } from './amounts'
import type { CapturedAnswer } from './answers'

const BRANDS: Record<string, CardBrand> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  AMERICAN_EXPRESS: 'amex',
  TROY: 'troy',
}

const TYPES: Record<string, CardDescription['type']> = {
  CREDIT_CARD: 'credit',
  DEBIT_CARD: 'debit',
  PREPAID_CARD: 'prepaid',
}

export function toBrand(association: string | null | undefined): CardBrand {
  return BRANDS[association ?? ''] ?? 'unknown'
}

export function toCardType(type: string | null | undefined): CardDescription['type'] {
  return TYPES[type ?? ''] ?? null
}

/** Returns the signed values of a payment answer, in the documented order. */
export function listSignedValues(answer: CapturedAnswer): (string | undefined)[] {
  const { paymentId, currency, basketId, conversationId, paidPrice, price } = answer
  return [
    paymentId,
    currency,
    basketId ?? undefined,
    conversationId ?? undefined,
    toSignedAmount(paidPrice),
    toSignedAmount(price),
  ]
}

function toCapturedPayment(answer: CapturedAnswer): CapturedPayment {
  return {
    paymentId: answer.paymentId,
    conversationId: answer.conversationId ?? '',
    basketId: answer.basketId ?? '',
    price: fromGatewayAmount(answer.price),
    amount: fromGatewayAmount(answer.paidPrice),
    currency: answer.currency,
    instalments: answer.installment,
    card: {
      brand: toBrand(answer.cardAssociation),
      bin: (answer.binNumber ?? '').slice(0, 6),
      lastFour: answer.lastFourDigits ?? '',
      type: toCardType(answer.cardType),
      family: answer.cardFamily ?? null,
    },
    authCode: answer.authCode ?? null,
    itemTransactions: answer.itemTransactions.map((item) => ({
      itemId: item.itemId,
      transactionId: item.paymentTransactionId,
      price: fromGatewayAmount(item.price),
      amount: fromGatewayAmount(item.paidPrice),
    })),
  }
}

/**
 * `differenceOnTop`: on the hosted page the customer may choose instalments, which add a difference to the expected
 * amount.
 */
export type AmountRule = 'exact' | 'differenceOnTop'

function isExpectedAmount(charged: CapturedPayment, expected: ExpectedPayment, rule: AmountRule): boolean {
  const order = compareAmounts(charged.amount, expected.amount)
  if (rule === 'differenceOnTop' && charged.instalments > 1) return order >= 0
  return order === 0
}

function listMismatches(charged: CapturedPayment, expected: ExpectedPayment, rule: AmountRule): CheckedField[] {
  const checks: [CheckedField, boolean][] = [
    ['paymentId', expected.paymentId === undefined || expected.paymentId === charged.paymentId],
    ['conversationId', expected.conversationId === charged.conversationId],
    ['basketId', expected.basketId === charged.basketId],
    ['currency', expected.currency === charged.currency],
    ['amount', isExpectedAmount(charged, expected, rule)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field]) => field)
}

const REJECTED_FOR_FRAUD = -1
const UNDER_REVIEW = 0

/** Checks an answer that reports captured money. The caller has verified its signature. */
export function checkCaptured(
  answer: CapturedAnswer,
  expected: ExpectedPayment,
  rule: AmountRule = 'exact',
): PaymentResult {
  if (answer.fraudStatus === REJECTED_FOR_FRAUD) {
    return { outcome: 'declined', code: 'fraudStatus', group: null, reason: 'fraud' }
  }
  const charged = toCapturedPayment(answer)
  const fields = listMismatches(charged, expected, rule)
  if (fields.length > 0) return { outcome: 'mismatch', fields, charged }
  if (answer.fraudStatus === UNDER_REVIEW) {
    return { outcome: 'pending', stage: 'fraudReview', paymentId: charged.paymentId }
  }
  return { outcome: 'captured', ...charged }
}
