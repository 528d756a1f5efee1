import 'server-only'
import { cache } from 'react'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { lifeCalls } from '@/domain/wire/calls-life'
import { getAgencySession } from '@/lib/agency/session'
import { getDataOrNull } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/auth/session'

/** Whose reservations are seen as the booker's: an agency's, else a member's; null for a guest. Makes the page dynamic. */
export async function getViewerToken(company: string): Promise<string | null> {
  const session = (await getAgencySession(company)) ?? (await getSession(company))
  return session?.apiToken ?? null
}

const REFERENCE = /^[A-Za-z0-9_-]{20,80}$/

/**
 * What the holder of an opaque reference may see of a reservation, or null when nobody was given it. Never kept. Throws `ApiFailure`
 * when the API is away.
 */
export const getReservationResult = cache(
  async (company: string, reference: string): Promise<ReservationResult | null> => {
    if (!REFERENCE.test(reference)) return null
    // Whoever booked sees the whole of it; a session that has run out is as good as none.
    return getDataOrNull(await callApi('getResult', { reference }, { company, token: await getViewerToken(company) }))
  },
)

export type Ticket = ResponseOf<typeof lifeCalls.getTickets>['tickets'][number]

/** The tickets of a reservation with their codes in the reader's language, by number; null as long as it is not certain. Throws `ApiFailure` when the API is away. */
export const getTickets = cache(
  async (company: string, reference: string, locale: Locale): Promise<ReadonlyMap<string, Ticket> | null> => {
    const answer = await callApi('getTickets', { reference, locale }, { company })
    if (!answer.ok && answer.error.code === 'notConfirmed') return null
    const data = getDataOrNull(answer)
    return data && new Map(data.tickets.map((ticket) => [ticket.ticketNumber, ticket]))
  },
)
