import { createHmac, timingSafeEqual } from 'node:crypto'

function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('hex')
}

export interface Credentials {
  apiKey: string
  secretKey: string
}

/** The Authorization header of a request: IYZWSv2, over random key, path without query, and body as sent. */
export function signRequest({ apiKey, secretKey }: Credentials, randomKey: string, path: string, body: string): string {
  const signature = hmac(secretKey, randomKey + path + body)
  const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(text, 'utf8').toString('base64')}`
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether `signature` is that of the values in their documented order; a value that is absent counts as empty. */
export function isSignedAnswer(
  secretKey: string,
  values: readonly (string | undefined)[],
  signature: string | undefined,
): boolean {
  return isSame(signature ?? '', hmac(secretKey, values.map((value) => value ?? '').join(':')))
}

/** Whether a notification carries the X-IYZ-SIGNATURE-V3 of its values; the key stands first among what is signed. */
export function isSignedWebhook(secretKey: string, values: readonly string[], signature: string): boolean {
  return isSame(signature.toLowerCase(), hmac(secretKey, secretKey + values.join('')))
}
