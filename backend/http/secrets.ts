import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Compares two strings without telling by time where they differ. */
export function safeEqual(left: string, right: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** URL-safe random text of so many bytes; 24 bytes are 192 bits. */
export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}

export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}

export function hmac(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
