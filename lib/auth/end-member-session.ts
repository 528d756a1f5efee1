import 'server-only'
import { buildSignOutCookies } from '@/lib/session/specified-cookies'
import { type Attempt, buildAuthOptions } from './auth-options'
import type { AuthRequest } from './auth-request'
import { runNextAuth } from './run-next-auth'

const NO_ATTEMPT: Attempt = { result: null, fault: null }

/** Ends the session in the browser even if the API is unavailable. Returns the `Set-Cookie` headers to do so. */
export async function endMemberSession(request: AuthRequest): Promise<string[]> {
  const { host, secure } = request
  const cookies = Object.fromEntries(request.cookies.map(({ name, value }) => [name, value]))
  const options = buildAuthOptions(request, secure, NO_ATTEMPT)
  await runNextAuth({ method: 'POST', path: ['signout'], cookies, host, secure }, options)
  return buildSignOutCookies(
    request.cookies.map(({ name }) => name),
    secure,
  )
}
