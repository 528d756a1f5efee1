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
 * The customer's language and the shop's name. The protocol knows two languages and one name a merchant; what goes beyond stands in
 * headers, which are no part of what is signed and which the real gateway does not look at.
 * @param locale of the request, for shops that send no header
 */
export function readAudience(c: Context, locale: string | undefined): Audience {
  // Clients that care for none send '*', as the official one does.
  const wanted = c.req.header('accept-language')?.replace('*', '')
  return { language: toPageLanguage(wanted || locale), shopName: readName(c.req.header('x-shop-name')) }
}

interface PageAudience {
  language: PageLanguage
  merchantName: string
}

/** Records of an older journal say nothing of their audience. */
export function getAudience(gateway: Gateway, record: PaymentRecord | FormRecord): PageAudience {
  const known: Partial<Audience> = record.audience ?? {}
  return {
    language: toPageLanguage(known.language),
    merchantName: known.shopName ?? requireMerchant(gateway.config, record.merchantId).name,
  }
}
