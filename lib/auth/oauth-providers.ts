import 'server-only'
import type { AuthOptions } from 'next-auth'
import FacebookProvider from 'next-auth/providers/facebook'
import GoogleProvider from 'next-auth/providers/google'
import { PROVIDERS, type Provider } from '@/domain/member/account-schema'
import { requireEnvironment } from '@/lib/env'

/** What a provider has to find, send or take in before a person is told that it does not answer. */
const TIMEOUT_MS = 5_000

const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/** Who somebody is, is asked of the operator API alone, which verifies the provider's token itself; next-auth wants a number. */
const nobody = () => ({ id: 'verified-by-the-api' })

function buildGoogle() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = requireEnvironment()
  // The API may take tokens of several clients, of apps say; the first is the shop's.
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
    // Its own reader fails for people without a picture, and asks what the API asks anyway.
    userinfo: { request: async () => ({}) },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: nobody,
  })
}

const BUILDERS = { google: buildGoogle, facebook: buildFacebook } as const

/** Those that are configured: a button stands for no other. */
export function listOffered(): Provider[] {
  return PROVIDERS.filter((provider) => BUILDERS[provider]() !== null)
}

export function isOffered(value: unknown): value is Provider {
  return listOffered().some((provider) => provider === value)
}

export function buildOAuthProviders(): AuthOptions['providers'] {
  return PROVIDERS.flatMap((provider) => BUILDERS[provider]() ?? [])
}
