import type { Context } from 'hono'
import type { Audience, FormRecord, PaymentRecord } from '../payments/record'
import { type PageLanguage, toPageLanguage } from '../protocol/language'
import { type Gateway, requireMerchant } from './gateway'

const LONGEST_NAME = 80

function readName(header: string | undefined): string | null {
  try {
    return decodeURIComponent(header ?? '').slice(0, LONGEST_NAME) || null
  } catch {
    return null
  }
}

/**
 * Reads the customer's language and the shop's name. The protocol supports two languages and one name per merchant;
 * anything else is sent in headers, which are not signed and which the real gateway ignores.
 *
 * @param locale of the request, for shops that send no header
 */
export function readAudience(c: Context, locale: string | undefined): Audience {
  // Clients without a preference send '*', as the official client does.
  const wanted = c.req.header('accept-language')?.replace('*', '')
  return { language: toPageLanguage(wanted || locale), shopName: readName(c.req.header('x-shop-name')) }
}

interface PageAudience {
  language: PageLanguage
  merchantName: string
}

/** Returns the audience with defaults, since records of an older journal have none. */
export function getAudience(gateway: Gateway, record: PaymentRecord | FormRecord): PageAudience {
  const known: Partial<Audience> = record.audience ?? {}
  return {
    language: toPageLanguage(known.language),
    merchantName: known.shopName ?? requireMerchant(gateway.config, record.merchantId).name,
  }
}
