import { type Client, require200 } from './client'
import { findOpenDays } from './shopper'

const OPEN_DAYS = 20
const LISTING = { locale: 'en', kinds: ['tour'], pageSize: 60 } as const

export interface Tours {
  /** Confirmed at once, with a deposit. */
  instant: number
  /** Confirmed by the operator. */
  onRequest: number
}

/** The first tour of each kind that asks for a deposit and has so many open days that every booking gets its own. */
export async function findTours(ask: Client): Promise<Tours> {
  const { products } = await require200('listProducts', ask('listProducts', LISTING))
  const find = async (isInstant: boolean): Promise<number> => {
    for (const { id, content, instantConfirmation } of products) {
      if (instantConfirmation !== isInstant) continue
      const slug = content.en?.slug ?? ''
      const { payment } = await require200('getProduct', ask('getProduct', { locale: 'en', slug }))
      if (payment.paymentPlan === 'deposit' && (await findOpenDays(ask, id)).length >= OPEN_DAYS) return id
    }
    throw new Error(`no tour with a deposit, ${isInstant ? 'confirmed at once' : 'on request'}, is open`)
  }
  const [instant, onRequest] = await Promise.all([find(true), find(false)])
  return { instant, onRequest }
}
