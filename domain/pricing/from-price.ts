import type { Campaign, ProductCard } from '@/domain/catalogue/shared/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Amount, clampToZero, percentOf, subtractAmounts } from '@/domain/money/amount'
import { campaignOn } from './campaign'

interface PricedProduct {
  campaign: Campaign | null
  fromAmount: Amount
  oldFromAmount: Amount | null
  currency: string
  unit: string
}

const ONE_A_BOOKING: ReadonlySet<ProductCard['price']['unit']> = new Set(['package', 'group'])

/**
 * `from` price after the product's campaign of today; `fromAmount` is the price before it. A fixed amount is deducted
 * once per booking (domain/pricing). It therefore lowers the price of a package or group, but not the price of a person
 * or a night.
 */
export function fromPriceOf(row: PricedProduct, today: PlainDate): ProductCard['price'] {
  const campaign = campaignOn(row.campaign, today)
  const base = row.fromAmount
  const unit = row.unit as ProductCard['price']['unit']
  const leavesUnitPrice = campaign?.discountType === 'fixed' && !ONE_A_BOOKING.has(unit)
  if (!campaign || leavesUnitPrice) return { amount: base, oldAmount: row.oldFromAmount, currency: row.currency, unit }
  const discount =
    campaign.discountType === 'percent' ? percentOf(base, campaign.discountValue) : campaign.discountValue
  return { amount: clampToZero(subtractAmounts(base, discount)), oldAmount: base, currency: row.currency, unit }
}
