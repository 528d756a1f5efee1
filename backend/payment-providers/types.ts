import type { Amount, CurrencyCode } from '@/domain/money/amount'
import type { CardSecret } from './card-secret'
import type { BankReturn, CancelInput, InstalmentOption, RefundEntry, RefundInput, WebhookResult } from './messages'

/** Why nobody can say what happened. Only asking the provider resolves it, never charging again. */
export type UnknownCause =
  /** No answer within the time limit. */
  | 'timeout'
  /** The connection could not be made or broke. */
  | 'network'
  /** HTML, nothing, half an answer, or one whose fields are not those of the protocol. */
  | 'badAnswer'
  /** An answer that the provider did not sign. */
  | 'badSignature'
  /** The provider's own trouble: a system error or too many requests. */
  | 'gatewayError'
  /** The provider would not take the request, which does not tell what earlier requests did. */
  | 'refused'
  /** A callback that belongs to another payment than the one it arrived at, or that the provider did not sign. */
  | 'foreignCallback'

export interface Unknown {
  outcome: 'unknown'
  cause: UnknownCause
  /** The provider's code, or the field of the answer that is wrong; never a value that a customer typed. */
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

/** The bank or the 3-D Secure check said no; no money was taken. */
export interface Declined {
  outcome: 'declined'
  code: string
  group: string | null
  reason: DeclineReason
  /** The customer's return alone says no; whether they were at the bank at all, only a query tells. */
  isUnproven?: boolean
}

/** The provider would not carry the request out: wrong keys, a wrong field, a rule of its own. Nothing was changed. */
export interface Refused {
  outcome: 'refused'
  code: string
  group: string | null
  /** The provider's words for the log, without anything that looks like a card number. */
  message: string
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'unknown'

/** What may be kept and shown of a card (PCI DSS 3.4: first six and last four digits). */
export interface CardDescription {
  brand: CardBrand
  bin: string
  lastFour: string
  /** 'credit', 'debit' or 'prepaid'; null when the provider does not know. */
  type: 'credit' | 'debit' | 'prepaid' | null
  /** Name of the card's instalment programme ('Bonus'), null without one. */
  family: string | null
}

interface ItemTransaction {
  /** The item's id as we sent it. */
  itemId: string
  /** The provider's number of the item, needed to refund it alone. */
  transactionId: string
  price: Amount
  /** What the customer paid for it, instalment difference included. */
  amount: Amount
}

export interface CapturedPayment {
  paymentId: string
  conversationId: string
  basketId: string
  /** Sum of the items. */
  price: Amount
  /** What was taken from the card, instalment difference included. */
  amount: Amount
  currency: CurrencyCode
  instalments: number
  card: CardDescription
  authCode: string | null
  itemTransactions: ItemTransaction[]
}

/** Money was taken, in the amount, currency and for the basket that we expected. */
export type Captured = { outcome: 'captured' } & CapturedPayment

export type CheckedField = 'paymentId' | 'conversationId' | 'basketId' | 'currency' | 'amount'

/** Money was taken, but not what was expected: never confirm it; give it back and tell the operator. */
interface Mismatch {
  outcome: 'mismatch'
  fields: CheckedField[]
  charged: CapturedPayment
}

/** Not over yet: the customer is at the bank, has come back from it, or the provider reviews the payment for fraud. */
interface Pending {
  outcome: 'pending'
  stage: 'threeDSStarted' | 'threeDSReturned' | 'fraudReview'
  paymentId: string
}

/** The provider has no payment of that reference: nothing was ever taken for it. */
interface NotFound {
  outcome: 'notFound'
}

export type PaymentResult = Captured | Declined | Pending | Mismatch | Unknown
export type QueryResult = PaymentResult | NotFound

/** What a payment must turn out to be before it counts (decisions 7). */
export interface ExpectedPayment {
  conversationId: string
  basketId: string
  /** What is to be taken from the card, instalment difference included. */
  amount: Amount
  currency: CurrencyCode
  /** The provider's number, once it is known. */
  paymentId?: string | undefined
}

export interface Buyer {
  /** Our member's number, or the booking's for a guest. */
  id: string
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  /** Turkish identity or passport number; a traveller without one is sent as the provider's placeholder. */
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
  /** Our reference of this attempt to pay, never used for another. */
  conversationId: string
  /** The booking number. */
  basketId: string
  /** Language of the customer; the provider speaks Turkish and English. */
  language: string
  /** The shop that the customer knows: one account at the provider may serve several. */
  shopName: string
  /** Sum of the items' prices, without instalment difference. */
  price: Amount
  /** What is to be taken from the card. */
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
      /** By count; the first is one payment. */
      options: InstalmentOption[]
    }
  | Refused
  | Unknown

type StartThreeDSResult =
  /** `html` is a foreign page: show it alone, under a policy of its own, and never log it. */
  { outcome: 'started'; html: string; paymentId: string } | Declined | Refused | Unknown

type StartHostedPageResult =
  | { outcome: 'started'; token: string; pageUrl: string; expiresInSeconds: number }
  | Refused
  | Unknown

export interface HostedPageOrder extends PaymentOrder {
  callbackUrl: string
  /** Numbers of instalments that the page may offer; one payment always is. */
  enabledInstalments: number[]
  /** The page asks the bank of every card; else the merchant's settings at the provider decide. */
  requiresThreeDS: boolean
}

type RefundResult =
  | { outcome: 'refunded'; paymentId: string; amount: Amount; currency: CurrencyCode; reference: string | null }
  | Refused
  | Unknown

type CancelResult = { outcome: 'cancelled'; paymentId: string } | Refused | Unknown

type RefundsResult = { outcome: 'found'; isCancelled: boolean; refunds: RefundEntry[] } | NotFound | Unknown

/**
 * The gateway as the operator API sees it. No call throws for what the provider or the network does; every outcome is
 * a value. Nothing that is returned holds card data beyond `CardDescription`.
 */
export interface PaymentProvider {
  /** Instalments for the first six or eight digits of a card. Amounts in `currency`. */
  instalments(query: { bin: string; price: Amount; currency: CurrencyCode }): Promise<InstalmentsResult>
  startThreeDS(input: { order: PaymentOrder; card: CardSecret; callbackUrl: string }): Promise<StartThreeDSResult>
  /** Takes the money of an authenticated payment, if amount, basket and currency are the expected ones. */
  completeThreeDS(input: { callback: BankReturn; expected: ExpectedPayment }): Promise<PaymentResult>
  /** Takes the money at once, without 3-D Secure. */
  charge(input: { order: PaymentOrder; card: CardSecret }): Promise<PaymentResult | Refused>
  /** Opens the gateway's own page, which takes the money itself. */
  startHostedPage(order: HostedPageOrder): Promise<StartHostedPageResult>
  /** What became of a hosted page; `expected.amount` is the price without instalment difference. */
  queryHostedPage(input: { token: string; expected: ExpectedPayment }): Promise<QueryResult>
  /** What became of a payment, by its own number if known, else by our reference. */
  query(expected: ExpectedPayment): Promise<QueryResult>
  refund(input: RefundInput): Promise<RefundResult>
  /** Gives the whole payment back before the day's settlement. */
  cancel(input: CancelInput): Promise<CancelResult>
  /** What was given back of a payment: resolves a refund or cancellation that ended unknown. */
  queryRefunds(paymentId: string): Promise<RefundsResult>
  /** Checks a notification against its signature; `raw` is the body as it was sent. */
  verifyWebhook(raw: string, headers: Headers): WebhookResult
}

export interface PaymentProviderSettings {
  /** Address of the gateway. */
  baseUrl: string
  apiKey: string
  secretKey: string
  fetch?: typeof fetch
  /** How long one call may take. */
  timeoutMs?: number
}
