import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Compares two strings in constant time. */
export function safeEqual(left: string, right: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** Returns URL-safe random text from this number of bytes; 24 bytes are 192 bits. */
export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}

export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}

export function hmac(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}

/** A secret and, during a rotation, the previous one. Both are accepted; the first one signs. */
export type Secrets = readonly [string, ...string[]]

export const secretsOf = (secret: string, before: string | undefined): Secrets =>
  before === undefined ? [secret] : [secret, before]

export const isOneOf = (secrets: Secrets, given: string): boolean => secrets.some((secret) => safeEqual(given, secret))

export const isSignedBy = (secrets: Secrets, value: string, signature: string): boolean =>
  secrets.some((secret) => safeEqual(signature, hmac(secret, value)))
