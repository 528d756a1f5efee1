import type { Amount, CurrencyCode } from '@/domain/money/amount'
import type { CardSecret } from './card-secret'
import type { BankReturn, CancelInput, InstalmentOption, RefundEntry, RefundInput, WebhookResult } from './messages'

/** Why the outcome of a call is unknown. Resolve it by a query, never by charging again. */
export type UnknownCause =
  /** No answer within the time limit. */
  | 'timeout'
  /** The connection failed or broke. */
  | 'network'
  /** HTML, an empty or truncated answer, or one that does not match the protocol. */
  | 'badAnswer'
  /** An answer without a valid signature. */
  | 'badSignature'
  /** A fault of the provider: a system error or too many requests. */
  | 'gatewayError'
  /** The provider refused the request, which does not tell what earlier requests did. */
  | 'refused'
  /** A callback of another payment, or one without a valid signature. */
  | 'foreignCallback'

export interface Unknown {
  outcome: 'unknown'
  cause: UnknownCause
  /** The provider's code, or the name of the invalid field; never a value that a customer typed. */
  detail?: string
}

export type DeclineReason =
  | 'insufficientFunds'
  | 'doNotHonour'
  | 'lostCard'
  | 'stolenCard'
  | 'expiredCard'
  | 'badCvc'
  | 'fraud'
  | 'threeDSFailed'
  | 'general'

/** The bank or the 3-D Secure check declined; no money was taken. */
export interface Declined {
  outcome: 'declined'
  code: string
  group: string | null
  reason: DeclineReason
  /** Only the customer's return reports the decline; a query tells whether the customer was at the bank at all. */
  isUnproven?: boolean
}

/** The provider refused the request: wrong keys, an invalid field, or one of its rules. Nothing was changed. */
export interface Refused {
  outcome: 'refused'
  code: string
  group: string | null
  /** The provider's message for the log, with long digit runs removed. */
  message: string
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'unknown'

/** The card data that may be stored and shown (PCI DSS 3.4: first six and last four digits). */
export interface CardDescription {
  brand: CardBrand
  bin: string
  lastFour: string
  /** 'credit', 'debit' or 'prepaid'; null when the provider does not know. */
  type: 'credit' | 'debit' | 'prepaid' | null
  /** Name of the card's instalment programme ('Bonus'); null if it has none. */
  family: string | null
}

interface ItemTransaction {
  /** The item's id as we sent it. */
  itemId: string
  /** The provider's number of the item, needed to refund only this item. */
  transactionId: string
  price: Amount
  /** Amount that the customer paid for the item, instalment difference included. */
  amount: Amount
}

export interface CapturedPayment {
  paymentId: string
  conversationId: string
  basketId: string
  /** Sum of the items. */
  price: Amount
  /** Amount taken from the card, instalment difference included. */
  amount: Amount
  currency: CurrencyCode
  instalments: number
  card: CardDescription
  authCode: string | null
  itemTransactions: ItemTransaction[]
}

/** Money was taken, and amount, currency and basket are as expected. */
export type Captured = { outcome: 'captured' } & CapturedPayment

export type CheckedField = 'paymentId' | 'conversationId' | 'basketId' | 'currency' | 'amount'

/** Money was taken, but not as expected: never confirm it; refund it and notify the operator. */
interface Mismatch {
  outcome: 'mismatch'
  fields: CheckedField[]
  charged: CapturedPayment
}

/**
 * Not decided yet: the customer is at the bank, has come back from it, or the provider reviews the payment for fraud.
 */
interface Pending {
  outcome: 'pending'
  stage: 'threeDSStarted' | 'threeDSReturned' | 'fraudReview'
  paymentId: string
}

/** The provider has no payment with this reference: it took no money for it. */
interface NotFound {
  outcome: 'notFound'
}

export type PaymentResult = Captured | Declined | Pending | Mismatch | Unknown
export type QueryResult = PaymentResult | NotFound

/** The values that a payment must match before it counts (decisions 7). */
export interface ExpectedPayment {
  conversationId: string
  basketId: string
  /** Amount to take from the card, instalment difference included. */
  amount: Amount
  currency: CurrencyCode
  /** The provider's number; undefined until it is known. */
  paymentId?: string | undefined
}

export interface Buyer {
  /** Our id of the account that booked. */
  id: string
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  /** Turkish identity or passport number. Without it the provider's placeholder is sent. */
  identityNumber?: string | undefined
  address: string | null
  city: string | null
  /** ISO 3166, two letters. */
  country: string | null
  postalCode?: string | undefined
  ip: string
}

export interface BillingAddress {
  contactName: string
  address: string | null
  city: string | null
  /** ISO 3166, two letters. */
  country: string | null
  postalCode?: string | undefined
}

export interface OrderItem {
  id: string
  name: string
  category: string
  /** Free items are not sent: the provider refuses them. */
  price: Amount
}

export interface PaymentOrder {
  /** Our reference of this payment attempt, never reused. */
  conversationId: string
  /** The booking number. */
  basketId: string
  /** Language of the customer. The provider supports Turkish and English. */
  language: string
  /** Name of the shop as the customer knows it: one account at the provider may serve several shops. */
  shopName: string
  /** Sum of the item prices, without instalment difference. */
  price: Amount
  /** Amount to take from the card. */
  amount: Amount
  currency: CurrencyCode
  instalments: number
  buyer: Buyer
  billingAddress: BillingAddress
  items: OrderItem[]
}

type InstalmentsResult =
  | {
      outcome: 'found'
      brand: CardBrand
      type: CardDescription['type']
      family: string | null
      bank: string | null
      requiresThreeDS: boolean
      /** Ordered by count; the first is the single payment. */
      options: InstalmentOption[]
    }
  | Refused
  | Unknown

type StartThreeDSResult =
  /** `html` is a foreign page: render it alone, under its own Content Security Policy, and never log it. */
  { outcome: 'started'; html: string; paymentId: string } | Declined | Refused | Unknown

type StartHostedPageResult =
  | { outcome: 'started'; token: string; pageUrl: string; expiresInSeconds: number }
  | Refused
  | Unknown

export interface HostedPageOrder extends PaymentOrder {
  callbackUrl: string
  /** Numbers of instalments that the page may offer; a single payment is always possible. */
  enabledInstalments: number[]
  /** The page requires 3-D Secure for every card; otherwise the merchant's settings at the provider decide. */
  requiresThreeDS: boolean
}

type RefundResult =
  | { outcome: 'refunded'; paymentId: string; amount: Amount; currency: CurrencyCode; reference: string | null }
  | Refused
  | Unknown

type CancelResult = { outcome: 'cancelled'; paymentId: string } | Refused | Unknown

type RefundsResult = { outcome: 'found'; isCancelled: boolean; refunds: RefundEntry[] } | NotFound | Unknown

/**
 * The gateway as the operator API uses it. No call throws for a failure of the provider or the network: every outcome
 * is a value. Returned values contain no card data beyond `CardDescription`.
 */
export interface PaymentProvider {
  /** Returns the instalments for the first six or eight digits of a card. Amounts are in `currency`. */
  instalments(query: { bin: string; price: Amount; currency: CurrencyCode }): Promise<InstalmentsResult>
  startThreeDS(input: { order: PaymentOrder; card: CardSecret; callbackUrl: string }): Promise<StartThreeDSResult>
  /** Takes the money of an authenticated payment if amount, basket and currency are as expected. */
  completeThreeDS(input: { callback: BankReturn; expected: ExpectedPayment }): Promise<PaymentResult>
  /** Takes the money immediately, without 3-D Secure. */
  charge(input: { order: PaymentOrder; card: CardSecret }): Promise<PaymentResult | Refused>
  /** Opens the gateway's hosted page, which takes the money itself. */
  startHostedPage(order: HostedPageOrder): Promise<StartHostedPageResult>
  /** Queries the outcome of a hosted page; `expected.amount` is the price without instalment difference. */
  queryHostedPage(input: { token: string; expected: ExpectedPayment }): Promise<QueryResult>
  /** Queries the outcome of a payment, by the provider's number if known, otherwise by our reference. */
  query(expected: ExpectedPayment): Promise<QueryResult>
  refund(input: RefundInput): Promise<RefundResult>
  /** Cancels the whole payment before the day's settlement. */
  cancel(input: CancelInput): Promise<CancelResult>
  /** Queries the refunds of a payment: resolves a refund or cancellation whose outcome is unknown. */
  queryRefunds(paymentId: string): Promise<RefundsResult>
  /** Verifies the signature of a notification; `raw` is the body as received. */
  verifyWebhook(raw: string, headers: Headers): WebhookResult
}

export interface PaymentProviderSettings {
  /** Base URL of the gateway. */
  baseUrl: string
  apiKey: string
  secretKey: string
  fetch?: typeof fetch
  /** Timeout of one call. */
  timeoutMs?: number
}
