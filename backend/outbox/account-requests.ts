import type { Locale } from '@/domain/shared/locales'

/** Mails about accounts. `mail/compose-account.ts` composes them. */
export type AccountMailRequest =
  | { kind: 'newPlace'; sessionId: number }
  | { kind: 'setPassword'; memberId: number; token: string }
  | { kind: 'confirmAddress'; memberId: number; token: string }
  /** The address was registered before but never confirmed: the link also sets the password. */
  | { kind: 'confirmAnew'; memberId: number; token: string }
  | { kind: 'passwordEnded'; memberId: number; token: string }
  /** `until`: epoch milliseconds at which the reservation releases its places. */
  | { kind: 'confirmBooking'; memberId: number; token: string; bookingNumber: string; until: number }
  /** `at` (epoch milliseconds) distinguishes attempts. */
  | { kind: 'alreadyMember'; memberId: number; at: number }
  /** The member is deleted by then, so the request contains the data of the mail. It is deleted with the job. */
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
