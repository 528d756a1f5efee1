import type { Amount, CurrencyCode } from '@/domain/money/amount'

export interface InstalmentOption {
  count: number
  total: Amount
  each: Amount
}

/** What the bank's cross-site POST brought back, field by field; nothing in it is proof yet. */
export type BankReturn = Readonly<Record<string, string | undefined>>

interface RefundCommon {
  /** Our reference of this refund, by which a later query finds it. */
  conversationId: string
  amount: Amount
  currency: CurrencyCode
  ip: string
}

/** Of one item, or of the whole payment with the items chosen by the provider. */
export type RefundInput = RefundCommon & ({ transactionId: string } | { paymentId: string })

export interface CancelInput {
  conversationId: string
  paymentId: string
  ip: string
}

export interface RefundEntry {
  conversationId: string
  amount: Amount
  isDone: boolean
}

/** A hint that something happened to a payment; what did, only a query tells. */
export interface WebhookEvent {
  /** The provider's reference of the notification, the same for a repeated one. */
  reference: string
  type: string
  status: string
  paymentId: string
  conversationId: string
  /** Of a hosted page. */
  token: string | null
}

export type WebhookResult =
  | { outcome: 'verified'; event: WebhookEvent }
  | { outcome: 'rejected'; cause: 'badBody' | 'noSignature' | 'badSignature' }
