import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { getDataOrNull } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { getVisitor } from '@/lib/security/visitor'
import { getOwnerCredentials } from '@/lib/session/owner-credentials'
import { isReference } from './reference'

/**
 * What the holder of an opaque reference may see of a reservation, or null when nobody was given it. Never kept. Throws `ApiFailure`
 * when the API is unavailable.
 */
export const getReservationResult = cache(
  async (company: string, reference: string): Promise<ReservationResult | null> => {
    if (!isReference(reference)) return null
    // Whoever booked sees the whole of it; a session or key that has run out is as good as none.
    const credentials = await getOwnerCredentials(company)
    return getDataOrNull(await callApi('getResult', { reference }, { company, ...credentials }))
  },
)

/** A page without its tickets is of use; a limit is the visitor's own, since the API is told their address. */
const NO_TICKETS = ['notConfirmed', 'unauthenticated', 'notFound', 'tooManyRequests']

export type Ticket = ResponseOf<typeof reservationChangeCalls.getTickets>['tickets'][number]

/** The tickets of a reservation with their codes in the reader's language, by number; null as long as it is not certain, and for whoever is not its owner. Throws `ApiFailure` when the API is unavailable. */
export const getTickets = cache(
  async (company: string, reference: string, locale: Locale): Promise<ReadonlyMap<string, Ticket> | null> => {
    const credentials = await getOwnerCredentials(company)
    const visitor = getVisitor(await headers())
    const answer = await callApi('getTickets', { reference, locale }, { company, ...credentials, visitor })
    if (!answer.ok && NO_TICKETS.includes(answer.error.code)) return null
    const data = getDataOrNull(answer)
    return data && new Map(data.tickets.map((ticket) => [ticket.ticketNumber, ticket]))
  },
)
