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
 * The part of a reservation that the holder of its opaque reference may see; null for an unknown reference. Never
 * cached. Throws `ApiFailure` if the API is unavailable.
 */
export const getReservationResult = cache(
  async (company: string, reference: string): Promise<ReservationResult | null> => {
    if (!isReference(reference)) return null
    // The owner sees the whole reservation; an expired session or key counts as none.
    const credentials = await getOwnerCredentials(company)
    return getDataOrNull(await callApi('getResult', { reference }, { company, ...credentials }))
  },
)

/**
 * Errors for which the page is shown without tickets. The rate limit is the visitor's own, since the API receives the
 * visitor's address.
 */
const NO_TICKETS = ['notConfirmed', 'unauthenticated', 'notFound', 'tooManyRequests']

export type Ticket = ResponseOf<typeof reservationChangeCalls.getTickets>['tickets'][number]

/**
 * The tickets of a reservation by number, with their codes, in the given language. Null while the reservation is not
 * confirmed, and for callers other than the owner. Throws `ApiFailure` if the API is unavailable.
 */
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
