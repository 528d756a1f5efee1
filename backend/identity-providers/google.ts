import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { ApiError } from '../platform/http/errors'
import { fetchJson } from './fetch-json'
import { toName } from './to-name'
import type { IdentityProvider } from './types'

const TIMEOUT_MS = 3_000
const DISCOVERY_MILLISECONDS = 60 * 60_000
/** The same tolerance as next-auth's client. */
const CLOCK_TOLERANCE_SECONDS = 10
/** Asymmetric algorithms only. A token that is signed with a shared secret, or not signed, proves nothing. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() })

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
})

export interface GoogleOptions {
  issuer: string
  /** Accepted client ids. If the list is empty, the provider is not offered. */
  clientIds: readonly string[]
}

type Claims = z.infer<typeof claimsSchema>

/** Errors of the token, as opposed to an unavailable provider. */
const TOKEN_FAULTS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JWKSNoMatchingKey,
]

function toApiError(error: unknown): ApiError {
  const isToken = TOKEN_FAULTS.some((fault) => error instanceof fault)
  return new ApiError(isToken ? 'providerTokenInvalid' : 'providerUnavailable')
}

function namesOf({ given_name, family_name, name, email }: Claims): { firstName: string; lastName: string } {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const firstName = given_name ?? words.slice(0, -1).join(' ')
  return {
    firstName: [firstName, words[0], email?.split('@')[0]].map((told) => toName(told ?? '')).find(Boolean) ?? '',
    lastName: toName(family_name ?? (words.length > 1 ? words.at(-1) : '') ?? ''),
  }
}

/** A token with several audiences must name one of our client ids in `azp` (OpenID Connect Core 3.1.3.7). */
function isForUs(payload: JWTPayload, clientIds: readonly string[]): boolean {
  const { azp } = payload as { azp?: unknown }
  if (azp === undefined) return !Array.isArray(payload.aud) || payload.aud.length === 1
  return typeof azp === 'string' && clientIds.includes(azp)
}

/** Verifies ID tokens by the issuer's published keys (OpenID Connect Discovery 1.0, Core 3.1.3.7). */
export function createGoogle({ issuer, clientIds }: GoogleOptions): IdentityProvider {
  let known: { issuer: string; keys: ReturnType<typeof createRemoteJWKSet>; readAt: number } | null = null

  async function discover(now: number) {
    if (known && now - known.readAt < DISCOVERY_MILLISECONDS) return known
    const { status, body } = await fetchJson(`${issuer}/.well-known/openid-configuration`, TIMEOUT_MS)
    const parsed = discoverySchema.safeParse(body)
    if (status !== 200 || !parsed.success || parsed.data.issuer !== issuer) throw new ApiError('providerUnavailable')
    const keys = createRemoteJWKSet(new URL(parsed.data.jwks_uri), { timeoutDuration: TIMEOUT_MS })
    known = { issuer, keys, readAt: now }
    return known
  }

  return async (token, now) => {
    if (clientIds.length === 0) throw new ApiError('providerNotOffered')
    const { keys } = await discover(now)
    const verified = await jwtVerify(token, keys, {
      issuer,
      audience: [...clientIds],
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp', 'iat'],
    }).catch((error: unknown) => {
      throw toApiError(error)
    })
    const claims = claimsSchema.safeParse(verified.payload)
    if (!claims.success || !isForUs(verified.payload, clientIds)) throw new ApiError('providerTokenInvalid')
    const { sub, email, email_verified } = claims.data
    return {
      provider: 'google',
      subject: sub,
      email: email ?? null,
      emailVerified: email_verified === true,
      ...namesOf(claims.data),
    }
  }
}
