import type { PlainDate } from '@/domain/dates/plain-date'
import type { ReturnCause } from '@/domain/payments/refund-causes'
import type { Locale } from '@/domain/shared/locales'
import type { AccountMailRequest } from './account-requests'

/** Mails about requests, newsletter and free places. `mail/compose-feedback.ts` composes them. */
export type FeedbackMailRequest =
  | { kind: 'requestReceived'; requestId: number }
  | { kind: 'requestForOperator'; requestId: number }
  | { kind: 'requestConfirmed' | 'requestDeclined'; requestId: number; words: string }
  | { kind: 'newsletterConfirm'; subscriberId: number; requestedAt: string; confirmToken: string; leaveToken: string }
  | { kind: 'placesFree'; watchId: number; email: string; locale: Locale; productId: number; day: string }

/** Mails by occasion. The job composes them from the data at the time it runs. */
export type MailRequest =
  | { kind: 'welcome'; memberId: number }
  | { kind: 'temporaryPassword'; memberId: number; password: string; locale: Locale }
  /** Sent once more for each reversed payment (its ledger entry) that leaves the booking unpaid. */
  | { kind: 'reservationReceived'; reservationId: number; reversalId?: number }
  | { kind: 'reservationConfirmed'; reservationId: number; ledgerId: number }
  | { kind: 'reservationAccepted'; reservationId: number; words: string }
  | { kind: 'reservationDeclined'; reservationId: number; refund: string; words: string }
  | { kind: 'paymentReceived'; reservationId: number; ledgerId: number }
  | { kind: 'paymentReturned'; reservationId: number; ledgerId: number; cause: ReturnCause }
  | { kind: 'balanceDue'; reservationId: number; day: PlainDate }
  | { kind: 'reminder'; reservationId: number; day: PlainDate }
  | { kind: 'dateChanged'; reservationId: number; former: string; eventId: number; words?: string }
  | { kind: 'dateChangeRequested'; reservationId: number; wished: string }
  | { kind: 'dateChangeRefused'; reservationId: number; wished: string; words: string }
  | { kind: 'claimReceived' | 'claimForOperator' | 'claimNotFound'; reservationId: number; claimId: number }
  /** About the change of this event and later changes. */
  | { kind: 'detailsChanged' | 'detailsForOperator'; reservationId: number; eventId: number }
  | { kind: 'reservationCancelled'; reservationId: number; refund: string; kept: string }
  /** `refund`: the amount that had been paid. It is missing in jobs of the previous release. */
  | { kind: 'reservationLapsed'; reservationId: number; refund?: string }
  | { kind: 'refunded'; reservationId: number; refundId: number }
  /** A guest requested the link to the booking. `at` (epoch milliseconds) distinguishes requests. */
  | { kind: 'bookingLink'; reservationId: number; at: number }
  | FeedbackMailRequest
  | AccountMailRequest

/** `network`: hash (`hashNetwork`) of the network that submitted a form, if the form makes the shop mail strangers. */
export type QueuedMail = MailRequest & { network?: string }
