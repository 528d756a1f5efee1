import type { ReservationResult } from '@/domain/reservations/schema'

/** Why nothing was charged, as far as it can be said to a person; the words stand in `reservations.warning.reasons`. */
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

/** Codes of the API that mean one of the reasons. */
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
 * The reason to be told: what the reservation and its payment say counts more than what stands in the address, which anybody can write.
 * Anything unknown is 'general'.
 */
export function toWarningReason(asked: Asked, tried: Tried | null): WarningReason {
  const payment = tried?.payment
  if (tried?.reservationStatus === 'cancelled') return 'paymentClosed'
  const told = typeof asked === 'string' ? known(asked) : undefined
  // Refused before an attempt was made: an earlier one that was declined does not say why.
  if (told === 'priceChanged') return told
  if (payment?.paymentState === 'declined') return known(payment.reason) ?? told ?? 'general'
  // Back from the bank with a no while a later try is there: that one closed this one.
  if (payment?.paymentState === 'redirect') return told ?? 'superseded'
  return told ?? 'general'
}

/** What a person can do: pay again, wait for the answer that is under way, or nothing more with this reservation. */
export type WayOut = 'retry' | 'wait' | 'closed'

export function getWayOut(reason: WarningReason, result: ReservationResult | null): WayOut {
  if (reason === 'inProgress' || result?.payment.paymentState === 'unknown') return 'wait'
  return reason === 'paymentClosed' ? 'closed' : 'retry'
}
