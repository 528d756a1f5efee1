import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum difference between the clocks of the API and of this server; older messages are refused. */
const WINDOW_MS = 5 * 60 * 1000

export interface SignedMessage {
  body: string
  /** Epoch milliseconds, as text. */
  timestamp: string | null
  /** base64url of HMAC-SHA256 over `<timestamp>.<body>`. */
  signature: string | null
}

export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
}

/** Whether the message was signed with the secret, within five minutes of `now` (epoch milliseconds). */
export function isSigned(secret: string, { body, timestamp, signature }: SignedMessage, now: number): boolean {
  if (!timestamp || !signature || !/^\d{1,16}$/.test(timestamp)) return false
  const expected = Buffer.from(sign(secret, timestamp, body))
  const given = Buffer.from(signature)
  const isEqual = expected.length === given.length && timingSafeEqual(expected, given)
  return isEqual && Math.abs(now - Number(timestamp)) <= WINDOW_MS
}
