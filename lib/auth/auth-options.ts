import 'server-only'
import type { AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import type { Session } from '@/domain/member/schema'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { type Applicant, AUTHENTICATORS, type ProviderId } from './authenticate'

const PROVIDERS = Object.keys(AUTHENTICATORS) as ProviderId[]

/** As long as the longest session of the API. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** What came of a sign-in; next-auth itself would only say that it failed. */
export interface Attempt {
  result: ApiResult<Session> | null
}

function buildProvider(id: ProviderId, applicant: Applicant, attempt: Attempt) {
  return CredentialsProvider({
    id,
    name: id,
    credentials: {},
    async authorize() {
      attempt.result = await AUTHENTICATORS[id](applicant)
      if (!attempt.result.ok) return null
      const { id: memberId, firstName } = attempt.result.data.member
      return { id: String(memberId), name: firstName }
    },
  })
}

/** A person who leaves does not wait long for an API that is away: the cookies go in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

async function endApiSession(company: string, token: string): Promise<void> {
  const result = await callApi('logout', {}, { company, token, timeoutMs: LOGOUT_TIMEOUT_MS })
  if (!result.ok && result.error.status >= 500)
    logger.warn({ company, code: result.error.code }, 'logout not confirmed')
}

/** Options of one request: the tenant is known by its host, so nothing is configured for all. */
export function buildAuthOptions(applicant: Applicant, secure: boolean, attempt: Attempt): AuthOptions {
  const { company } = applicant
  return {
    secret: requireEnvironment().AUTH_SECRET,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    providers: PROVIDERS.map((id) => buildProvider(id, applicant, attempt)),
    callbacks: {
      jwt({ token, user }) {
        const session = user && attempt.result?.ok ? attempt.result.data : null
        if (!session) return token
        const { id: memberId, firstName } = session.member
        return {
          sub: String(memberId),
          apiToken: session.token,
          expiresAt: session.expiresAt,
          memberId,
          firstName,
          company,
        }
      },
      session({ session, token }) {
        // Somebody of another tenant is nobody here.
        const { memberId = null, firstName = null } = token.company === company ? token : {}
        const user = { id: memberId, name: firstName }
        return { user, expires: token.expiresAt ?? session.expires }
      },
    },
    events: {
      async signOut({ token }) {
        if (token?.apiToken && token.company === company) await endApiSession(company, token.apiToken)
      },
    },
    logger: {
      error: (code) => logger.error({ code }, 'next-auth'),
      warn: (code) => logger.debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  }
}
