import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Account, AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import type { Provider } from '@/domain/member/account-schema'
import type { Session } from '@/domain/member/schema'
import { isLocale } from '@/domain/shared/locales'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { sessionCookieName } from '@/lib/session/read-session'
import { type Applicant, AUTHENTICATORS, type ProviderId } from './authenticate'
import { toOAuthFault } from './oauth-fault'
import { buildOAuthProviders, isOffered } from './oauth-providers'

const PROVIDERS = Object.keys(AUTHENTICATORS) as ProviderId[]

/** Seconds. Equals the API's longest session. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** The sign-in attempt of the async context, for next-auth's logger, of which the process has only one. */
export const currentAttempt = new AsyncLocalStorage<Attempt>()

/** Outcome of a sign-in attempt; next-auth itself only reports that it failed. */
export interface Attempt {
  result: ApiResult<Session> | null
  /** Code of a failure at the provider, before the API was called. */
  fault: string | null
  /** Set if a signed-in member connects the provider's account instead of signing in with it. */
  connecting?: { apiToken: string; result: ApiResult<unknown> | null }
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

/** The provider's token: Google's ID token or Facebook's access token. The API verifies it and identifies the user. */
const tokenOf = (provider: Provider, account: Pick<Account, 'id_token' | 'access_token'>): string =>
  (provider === 'google' ? account.id_token : account.access_token) ?? ''

async function askByProvider(
  provider: Provider,
  token: string,
  { company, visitor, body }: Applicant,
): Promise<ApiResult<Session>> {
  const request = isLocale(body.locale) ? { locale: body.locale } : {}
  return callApi(provider === 'google' ? 'googleSignIn' : 'facebookSignIn', request, { company, visitor, token })
}

/** Limits the sign-out while the API is unavailable; the cookies are cleared in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

async function endApiSession(company: string, token: string): Promise<void> {
  const result = await callApi('logout', {}, { company, token, timeoutMs: LOGOUT_TIMEOUT_MS })
  if (!result.ok && result.error.status >= 500)
    logger.warn({ company, code: result.error.code }, 'logout not confirmed')
}

/** Builds the next-auth options of one request. The host determines the tenant, so there are no global options. */
export function buildAuthOptions(applicant: Applicant, secure: boolean, attempt: Attempt): AuthOptions {
  const { company } = applicant
  return {
    secret: requireEnvironment().AUTH_SECRET,
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(secure),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    providers: [...PROVIDERS.map((id) => buildProvider(id, applicant, attempt)), ...buildOAuthProviders()],
    callbacks: {
      async signIn({ account }) {
        if (!account || !isOffered(account.provider)) return true
        const { provider } = account
        const providerToken = tokenOf(provider, account)
        if (attempt.connecting) {
          const own = { company, visitor: applicant.visitor, token: attempt.connecting.apiToken }
          attempt.connecting.result = await callApi('connectProvider', { provider, providerToken }, own)
          return false
        }
        attempt.result = await askByProvider(provider, providerToken, applicant)
        return attempt.result.ok
      },
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
        // A user of another tenant counts as a guest.
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
      error: (code, detail) => {
        const current = currentAttempt.getStore()
        if (current) current.fault ??= toOAuthFault(code, detail)
        logger.error({ code }, 'next-auth')
      },
      warn: (code) => logger.debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  }
}
