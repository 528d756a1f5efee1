import type { Amount, CurrencyCode } from '@/domain/money/amount'

export interface InstalmentOption {
  count: number
  total: Amount
  each: Amount
}

/** The fields of the bank's cross-site POST. They prove nothing yet. */
export type BankReturn = Readonly<Record<string, string | undefined>>

interface RefundCommon {
  /** Our reference of this refund, by which a query finds it. */
  conversationId: string
  amount: Amount
  currency: CurrencyCode
  ip: string
}

/** Refunds an amount of one item, or of the whole payment with the items chosen by the provider. */
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

/** A hint that a payment changed; only a query tells how. */
export interface WebhookEvent {
  /** The provider's reference of the notification; a repeated notification has the same one. */
  reference: string
  type: string
  status: string
  paymentId: string
  conversationId: string
  /** Token of a hosted page. */
  token: string | null
}

export type WebhookResult =
  | { outcome: 'verified'; event: WebhookEvent }
  | { outcome: 'rejected'; cause: 'badBody' | 'noSignature' | 'badSignature' }
