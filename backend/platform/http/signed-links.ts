import * as z from 'zod'
import { hmac, type Secrets, safeEqual } from '../shared/secrets'
import { ApiError } from './errors'

const payloadSchema = z.object({
  purpose: z.enum(['confirmNewsletter', 'leaveNewsletter', 'openBooking']),
  company: z.string(),
  id: z.int().positive(),
  /** Epoch milliseconds of the request that the link belongs to; a newer request has another value. */
  at: z.int(),
  /** Hash of the address that the link was mailed to, if the link is valid for that mailbox only. */
  mailbox: z.string().optional(),
})

export type LinkPayload = z.infer<typeof payloadSchema>

/** A separate key for links, so that a signature made for an offer is not valid for a link. */
const keyOf = (secret: string) => hmac(secret, 'links of mails')

export function signLink(payload: LinkPayload, secret: string): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${body}.${hmac(keyOf(secret), body)}`
}

/** Returns the payload of a signed link for this purpose and tenant. Throws `linkInvalid` for any other token. */
export function requireLink(
  token: string,
  expected: Pick<LinkPayload, 'company' | 'purpose'>,
  secrets: Secrets,
): LinkPayload {
  const [body = '', signature = '', ...rest] = token.split('.')
  const isOurs = secrets.some((secret) => safeEqual(signature, hmac(keyOf(secret), body)))
  if (rest.length > 0 || !isOurs) throw new ApiError('linkInvalid')
  const payload = payloadSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (payload.company !== expected.company || payload.purpose !== expected.purpose) throw new ApiError('linkInvalid')
  return payload
}
