import { createHmac, timingSafeEqual } from 'node:crypto'

function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('hex')
}

export interface Credentials {
  apiKey: string
  secretKey: string
}

/** Builds the Authorization header: IYZWSv2, signed over random key, path without query, and body as sent. */
export function signRequest({ apiKey, secretKey }: Credentials, randomKey: string, path: string, body: string): string {
  const signature = hmac(secretKey, randomKey + path + body)
  const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(text, 'utf8').toString('base64')}`
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether `signature` matches the values in their documented order. A missing value counts as empty. */
export function isSignedAnswer(
  secretKey: string,
  values: readonly (string | undefined)[],
  signature: string | undefined,
): boolean {
  return isSame(signature ?? '', hmac(secretKey, values.map((value) => value ?? '').join(':')))
}

/** Whether a notification has a valid X-IYZ-SIGNATURE-V3; the secret key is the first part of the signed text. */
export function isSignedWebhook(secretKey: string, values: readonly string[], signature: string): boolean {
  return isSame(signature.toLowerCase(), hmac(secretKey, secretKey + values.join('')))
}
