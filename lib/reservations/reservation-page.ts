import 'server-only'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { getDataOrNull, requireData } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { getOwnerCredentials, isGuest, type OwnerCredentials } from '@/lib/session/owner-credentials'
import { getReservationResult, getTickets, type Ticket } from './queries'

export type ReservationOptions = ResponseOf<typeof reservationChangeCalls.getReservationOptions>

export interface ReservationData {
  result: ReservationResult
  options: ReservationOptions
  /** By ticket number; null while the reservation is not confirmed, and for callers other than the owner. */
  tickets: ReadonlyMap<string, Ticket> | null
  /** The details that can be completed or corrected; null if the caller may not manage the reservation. */
  details: ReservationDetails | null
  /** Whether the caller has access by a mailed link. */
  isGuest: boolean
}

/** The access has just ended, or the API is older than this call: the page is shown without details. */
const NO_DETAILS = ['unauthenticated', 'notFound', 'callUnknown']

async function findDetails(
  company: string,
  reference: string,
  credentials: OwnerCredentials,
): Promise<ReservationDetails | null> {
  const answer = await callApi('getDetails', { reference }, { company, ...credentials })
  return !answer.ok && NO_DETAILS.includes(answer.error.code) ? null : requireData(answer)
}

/**
 * A reservation and its current options; null for an unknown reference. Never cached. Throws `ApiFailure` if the API is
 * unavailable.
 */
export async function getReservationData(
  company: string,
  reference: string,
  locale: Locale,
): Promise<ReservationData | null> {
  const result = await getReservationResult(company, reference)
  if (!result) return null
  const credentials = await getOwnerCredentials(company)
  const options = getDataOrNull(await callApi('getReservationOptions', { reference }, { company, ...credentials }))
  if (!options) return null
  const isOwner = options.rights !== 'none'
  const [tickets, details] = await Promise.all([
    options.hasVoucher && isOwner ? getTickets(company, reference, locale) : null,
    options.rights === 'manage' ? findDetails(company, reference, credentials) : null,
  ])
  return { result, options, tickets, details, isGuest: isGuest(credentials) && isOwner }
}
