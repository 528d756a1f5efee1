import type { BinFacts } from '../cards/bins'
import type { Scenario } from '../cards/test-cards'
import type { FailureName } from '../protocol/failures'
import type { PageLanguage } from '../protocol/language'

export type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE'

/** The only stored data of a card: no number, name, expiry or CVC. */
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

/** Language and shop name for the pages of a payment, read from the shop's request (`server/audience.ts`). */
export interface Audience {
  language: PageLanguage
  /** Null for the merchant's own name; set because one merchant account can serve several shops. */
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
  /** Set for 3-D Secure payments: callback URL, secret of the bank page, and the bank's result. */
  threeDS: ThreeDSRecord | null
  formToken: string | null
  /** True if the order of a hosted page forces 3-D Secure; null without a hosted page. */
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
  /** `forceThreeDS` of the order. The hosted page uses 3-D Secure for every card in either case. */
  isThreeDSForced: boolean
  callbackUrl: string
  expiresAt: number
  /** The latest payment attempt. */
  paymentId: string | null
}

export interface NotificationRecord {
  id: string
  merchantId: string
  body: Record<string, string | number>
  signature: string
  attempts: number
  /** Null if delivered or given up. */
  nextAt: number | null
}
