import * as z from 'zod'
import { selectionSchema } from '@/domain/basket/schema'
import { amountSchema, currencyCodeSchema, decimalSchema, discountSchema } from '@/domain/shared/schema'
import { ApiError } from '../platform/http/errors'
import { hmac, isSignedBy, type Secrets } from '../platform/shared/secrets'

/** The signed payload: the request, its exchange rates, the resulting prices and the expiry. */
const payloadSchema = z.object({
  version: z.literal(1),
  company: z.string(),
  items: z.array(selectionSchema),
  couponCode: z.string().nullable(),
  chosenCurrency: currencyCodeSchema,
  paymentPlan: z.enum(['deposit', 'full']),
  instalments: z.int(),
  instalmentRate: decimalSchema,
  rates: z.array(
    z.object({ bankCode: currencyCodeSchema, symbol: z.string(), buy: decimalSchema, sell: decimalSchema }),
  ),
  /** The agency whose trade discount is in the price; null for the public price. */
  agencyId: z.int().nullable().default(null),
  tradeDiscount: discountSchema.nullable().default(null),
  fixedTotal: amountSchema,
  chosenTotal: amountSchema,
  charged: amountSchema,
  expiresAt: z.iso.datetime(),
})

export type QuotePayload = z.infer<typeof payloadSchema>

export function signQuote(payload: QuotePayload, secret: string): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${body}.${hmac(secret, body)}`
}

/**
 * Returns the payload of a valid token. Throws `quoteInvalid` for a malformed or foreign token and `quoteExpired` for
 * an expired one.
 */
export function requireQuote(token: string, company: string, secrets: Secrets, now: number): QuotePayload {
  const [body = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSignedBy(secrets, body, signature)) throw new ApiError('quoteInvalid')
  const payload = payloadSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (payload.company !== company) throw new ApiError('quoteInvalid')
  if (Date.parse(payload.expiresAt) <= now) throw new ApiError('quoteExpired')
  return payload
}
