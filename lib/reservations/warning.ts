import type { ReservationResult } from '@/domain/reservations/schema'

/** Reasons why nothing was charged that are shown to a visitor; texts in `reservations.warning.reasons`. */
export const WARNING_REASONS = [
  'insufficientFunds',
  'doNotHonour',
  'lostCard',
  'stolenCard',
  'expiredCard',
  'badCvc',
  'fraud',
  'threeDSFailed',
  'general',
  'unavailable',
  'superseded',
  'abandoned',
  'invalidRequest',
  'inProgress',
  'paymentClosed',
  'priceChanged',
  'unauthenticated',
] as const

export type WarningReason = (typeof WARNING_REASONS)[number]

/** Error codes of the API that map to one of the reasons. */
const ALIASES: ReadonlyMap<string, WarningReason> = new Map<string, WarningReason>([
  ['paymentUnavailable', 'unavailable'],
  ['malformedAnswer', 'unavailable'],
  ['tooManyRequests', 'unavailable'],
  ['internal', 'unavailable'],
  ['notFound', 'paymentClosed'],
  ['forbidden', 'unauthenticated'],
])

const known = (reason: string | null | undefined): WarningReason | undefined => {
  if (!reason) return undefined
  return WARNING_REASONS.find((candidate) => candidate === reason) ?? ALIASES.get(reason)
}

type Asked = string | string[] | undefined
type Tried = Pick<ReservationResult, 'payment' | 'reservationStatus'>

/**
 * The reason to display. The state of the reservation and its payment takes precedence over the address, which anyone
 * can write. Any unknown code is 'general'.
 */
export function toWarningReason(asked: Asked, tried: Tried | null): WarningReason {
  const payment = tried?.payment
  if (tried?.reservationStatus === 'cancelled') return 'paymentClosed'
  const told = typeof asked === 'string' ? known(asked) : undefined
  // Refused before an attempt was made, so an earlier declined attempt is not the reason.
  if (told === 'priceChanged') return told
  if (payment?.paymentState === 'declined') return known(payment.reason) ?? told ?? 'general'
  // The bank declined while a later attempt exists: that attempt closed this one.
  if (payment?.paymentState === 'redirect') return told ?? 'superseded'
  return told ?? 'general'
}

/** The visitor's next step: pay again, wait for the pending answer, or none for this reservation. */
export type WayOut = 'retry' | 'wait' | 'closed'

export function getWayOut(reason: WarningReason, result: ReservationResult | null): WayOut {
  if (reason === 'inProgress' || result?.payment.paymentState === 'unknown') return 'wait'
  return reason === 'paymentClosed' ? 'closed' : 'retry'
}
