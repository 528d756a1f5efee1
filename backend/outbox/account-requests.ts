import type { Locale } from '@/domain/shared/locales'

/** Mails about accounts; `mail/compose-account.ts` writes them. */
export type AccountMailRequest =
  | { kind: 'newPlace'; sessionId: number }
  | { kind: 'setPassword'; memberId: number; token: string }
  | { kind: 'confirmAddress'; memberId: number; token: string }
  /** Of an address with which somebody has registered before, unconfirmed: the link sets the password as well. */
  | { kind: 'confirmAnew'; memberId: number; token: string }
  | { kind: 'passwordEnded'; memberId: number; token: string }
  /** `until`: epoch milliseconds, when the places of the reservation are given back. */
  | { kind: 'confirmBooking'; memberId: number; token: string; bookingNumber: string; until: number }
  /** `at` (epoch milliseconds) tells one try from the next. */
  | { kind: 'alreadyMember'; memberId: number; at: number }
  /** The member is gone by then: what the mail needs travels with it and is forgotten with the job. */
  | { kind: 'memberDeleted'; recipient: string; name: string; locale: Locale }
  | { kind: 'agencyReceived'; agencyId: number }
  | { kind: 'agencyRejected'; agencyId: number }
  | { kind: 'agencyApproved'; agencyUserId: number; password: string }
  | { kind: 'agencyPassword'; agencyUserId: number; password: string; locale: Locale }

const KINDS: Record<AccountMailRequest['kind'], true> = {
  newPlace: true,
  setPassword: true,
  confirmAddress: true,
  confirmAnew: true,
  passwordEnded: true,
  confirmBooking: true,
  alreadyMember: true,
  memberDeleted: true,
  agencyReceived: true,
  agencyRejected: true,
  agencyApproved: true,
  agencyPassword: true,
}

export function isAccountMail<R extends { kind: string }>(
  request: R | AccountMailRequest,
): request is AccountMailRequest {
  return Object.hasOwn(KINDS, request.kind)
}
