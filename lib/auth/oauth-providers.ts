import 'server-only'
import type { AuthOptions } from 'next-auth'
import FacebookProvider from 'next-auth/providers/facebook'
import GoogleProvider from 'next-auth/providers/google'
import { PROVIDERS, type Provider } from '@/domain/member/account-schema'
import { requireEnvironment } from '@/lib/env'

/** Milliseconds per request to a provider before the user sees that it does not respond. */
const TIMEOUT_MS = 5_000

const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/** Placeholder, as next-auth requires an ID. The API alone identifies the user, by the provider's token. */
const nobody = () => ({ id: 'verified-by-the-api' })

function buildGoogle() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = requireEnvironment()
  // The API may accept tokens of several clients, for example of apps; the first is the shop's.
  const clientId = GOOGLE_CLIENT_ID?.split(',')[0]?.trim()
  if (!clientId || !GOOGLE_CLIENT_SECRET) return null
  const issuer = withoutSlash(GOOGLE_ISSUER)
  return GoogleProvider({
    clientId,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer,
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    httpOptions: { timeout: TIMEOUT_MS },
    profile: nobody,
  })
}

function buildFacebook() {
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, FACEBOOK_GRAPH_URL, FACEBOOK_DIALOG_URL } = requireEnvironment()
  if (!FACEBOOK_CLIENT_ID || !FACEBOOK_CLIENT_SECRET) return null
  return FacebookProvider({
    clientId: FACEBOOK_CLIENT_ID,
    clientSecret: FACEBOOK_CLIENT_SECRET,
    authorization: { url: FACEBOOK_DIALOG_URL, params: { scope: 'email' } },
    token: `${withoutSlash(FACEBOOK_GRAPH_URL)}/oauth/access_token`,
    // next-auth's own reader fails for users without a picture, and the API makes the same request anyway.
    userinfo: { request: async () => ({}) },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: nobody,
  })
}

const BUILDERS = { google: buildGoogle, facebook: buildFacebook } as const

/** The configured providers; the page shows a button for each. */
export function listOffered(): Provider[] {
  return PROVIDERS.filter((provider) => BUILDERS[provider]() !== null)
}

export function isOffered(value: unknown): value is Provider {
  return listOffered().some((provider) => provider === value)
}

export function buildOAuthProviders(): AuthOptions['providers'] {
  return PROVIDERS.flatMap((provider) => BUILDERS[provider]() ?? [])
}
