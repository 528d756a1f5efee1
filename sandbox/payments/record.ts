import type { BinFacts } from '../cards/bins'
import type { Scenario } from '../cards/test-cards'
import type { FailureName } from '../protocol/failures'
import type { PageLanguage } from '../protocol/language'

export type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE'

/** All that is ever kept of a card: no number, name, expiry or code. */
export interface CardFacts extends BinFacts {
  bin: string
  lastFour: string
  scenario: Scenario
}

interface RefundRecord {
  id: string
  conversationId: string
  amount: string
  createdAt: number
}

export interface ItemRecord {
  itemId: string
  transactionId: string
  price: string
  paidPrice: string
  refunds: RefundRecord[]
}

/** For whom the pages of a payment are drawn: what the shop's request says beside the protocol (`server/audience.ts`). */
export interface Audience {
  language: PageLanguage
  /** Null for the merchant's own name: one account may serve several shops. */
  shopName: string | null
}

export interface PaymentRecord {
  id: string
  merchantId: string
  channel: 'api' | 'threeDS' | 'checkoutForm'
  conversationId: string
  basketId: string
  audience: Audience
  price: string
  paidPrice: string
  currency: string
  instalments: number
  card: CardFacts
  items: ItemRecord[]
  status: PaymentStatus
  failure: FailureName | null
  /** Of a 3-D Secure payment: the way back, the secret of its bank page, and what the bank said. */
  threeDS: ThreeDSRecord | null
  formToken: string | null
  /** Whether the order of a hosted page asked for the bank’s confirmation; null without a page. */
  isThreeDSForced: boolean | null
  isUnderReview: boolean
  cancelled: { conversationId: string; createdAt: number } | null
  createdAt: number
  authCode: string
}

interface ThreeDSRecord {
  session: string
  callbackUrl: string
  conversationData: string
  mdStatus: string | null
  attempts: number
}

export interface FormRecord {
  token: string
  merchantId: string
  conversationId: string
  basketId: string
  audience: Audience
  price: string
  paidPrice: string
  currency: string
  items: { id: string; price: string }[]
  enabledInstalments: number[]
  /** `forceThreeDS` of the order. The page asks the bank of every card either way. */
  isThreeDSForced: boolean
  callbackUrl: string
  expiresAt: number
  /** The latest attempt to pay. */
  paymentId: string | null
}

export interface NotificationRecord {
  id: string
  merchantId: string
  body: Record<string, string | number>
  signature: string
  attempts: number
  /** Null when delivered or given up. */
  nextAt: number | null
}
