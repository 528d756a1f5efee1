import { createHmac, timingSafeEqual } from 'node:crypto'

function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('hex')
}

export function isSameSignature(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export interface Authorization {
  apiKey: string
  randomKey: string
  signature: string
}

/** Parses `IYZWSv2 base64("apiKey:…&randomKey:…&signature:…")`; returns null for any other format. */
export function parseAuthorization(header: string | undefined): Authorization | null {
  const encoded = /^IYZWSv2 ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const found = /^apiKey:(.+)&randomKey:(.+)&signature:([0-9a-f]{64})$/.exec(text)
  const [, apiKey, randomKey, signature] = found ?? []
  return apiKey && randomKey && signature ? { apiKey, randomKey, signature } : null
}

/** Returns the signature of a request. `path` excludes the query; `body` is the exact text that was sent. */
export function signRequest(secretKey: string, randomKey: string, path: string, body: string): string {
  return hmac(secretKey, randomKey + path + body)
}

/** Returns the `signature` field of an answer: the values in their documented order, joined by colons. */
export function signAnswer(secretKey: string, values: readonly (string | null | undefined)[]): string {
  return hmac(secretKey, values.map((value) => value ?? '').join(':'))
}

/** Returns X-IYZ-SIGNATURE-V3: the secret key and the values in their documented order, joined without a separator. */
export function signWebhook(secretKey: string, values: readonly string[]): string {
  return hmac(secretKey, secretKey + values.join(''))
}
