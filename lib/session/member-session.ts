import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { readSession, type StoredSession } from './read-session'

/** The session of the current request, if this tenant created it; makes the page dynamic. */
export const getSession = cache(async (company: string): Promise<StoredSession | null> => {
  const session = await readSession(await cookies())
  return session?.company === company ? session : null
})
