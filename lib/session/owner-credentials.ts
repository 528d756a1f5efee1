import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { cache } from 'react'
import { getAgencySession } from './agency-session'
import { getBookerToken } from './booker-token'
import { readBookingKeys } from './booking-keys'
import { getSession } from './member-session'

/** Credentials for a reservation: the token of an agency or member, and the keys of mailed links. */
export interface OwnerCredentials {
  token: string | null
  bookingKeys: string
}

/** Credentials of the current request; makes the page dynamic. */
export const getOwnerCredentials = cache(async (company: string): Promise<OwnerCredentials> => {
  const session = (await getAgencySession(company)) ?? (await getSession(company))
  return { token: session?.apiToken ?? null, bookingKeys: readBookingKeys((await cookies()).getAll()) }
})

export async function readOwnerCredentials(request: NextRequest, company: string): Promise<OwnerCredentials> {
  return {
    token: await getBookerToken(request, company),
    bookingKeys: readBookingKeys(request.cookies.getAll()),
  }
}

/** Whether the caller is a guest with access by a mailed link, without an account. */
export const isGuest = ({ token, bookingKeys }: OwnerCredentials): boolean => token === null && bookingKeys !== ''
