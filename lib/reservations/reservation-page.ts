import 'server-only'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { lifeCalls } from '@/domain/wire/calls-life'
import { getDataOrNull } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { getOwnerCredentials, isGuest } from '@/lib/auth/owner-credentials'
import { getReservationResult, getTickets, type Ticket } from './queries'

export type ReservationOptions = ResponseOf<typeof lifeCalls.getReservationOptions>

export interface ReservationData {
  result: ReservationResult
  options: ReservationOptions
  /** By number; null as long as it is not certain, and for whoever is not the owner. */
  tickets: ReadonlyMap<string, Ticket> | null
  /** Whether a mailed link let whoever looks at it in. */
  isGuest: boolean
}

/**
 * A reservation and what may be done with it now, or null for a reference that nobody was given. Never kept. Throws `ApiFailure` when
 * the API is away.
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
  const tickets = options?.hasVoucher && options.rights !== 'none' ? await getTickets(company, reference, locale) : null
  return options && { result, options, tickets, isGuest: isGuest(credentials) && options.rights !== 'none' }
}
