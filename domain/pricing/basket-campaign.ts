import { type Amount, compareAmounts, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { findUnconvertible, requireConverted } from './conversion'
import { buildBaseLine } from './price-line'
import type { BasketCampaignRule, PricingError, ReservationPricingInput } from './types'
import { requireItems } from './validate'

type CampaignInput = Pick<ReservationPricingInput, 'items' | 'basketCampaign' | 'target' | 'fixedCurrency' | 'rates'>

/**
 * `missing`: the number of items, or the amount in the display currency, that is missing ('0' and '0.00' once reached).
 */
export interface CampaignProgress {
  reached: boolean
  basis: BasketCampaignRule['basis']
  missing: string
}

/** Total of the lines before the campaign, in the currency of the campaign's threshold. */
function amountInFixedCurrency({ items, fixedCurrency, rates }: CampaignInput): Amount {
  return sumAmounts(items.map((item) => buildBaseLine(item, fixedCurrency, rates).left))
}

/**
 * Whether the basket reaches the campaign. Amounts are always compared in the fixed currency, whatever the display
 * currency: otherwise rounding could grant the campaign in one currency and deny it in the other.
 */
export function isCampaignReached(campaign: BasketCampaignRule, input: CampaignInput): boolean {
  if (campaign.basis === 'itemCount') return new Decimal(input.items.length).gte(campaign.threshold)
  return new Decimal(amountInFixedCurrency(input)).gte(campaign.threshold)
}

/**
 * What the basket lacks to reach the campaign; null when the tenant has no campaign. Throws RangeError for invalid
 * items.
 */
export function basketCampaignProgress(input: CampaignInput): CampaignProgress | PricingError | null {
  const { basketCampaign: campaign, items, target, fixedCurrency, rates } = input
  if (!campaign) return null
  requireItems(items)
  const currency = findUnconvertible(items, [target, fixedCurrency], rates)
  if (currency !== null) return { error: 'notConvertible', currency }
  const reached = isCampaignReached(campaign, input)
  if (campaign.basis === 'itemCount') {
    const missing = Math.max(0, Math.ceil(Number(campaign.threshold)) - items.length)
    return { reached, basis: 'itemCount', missing: String(missing) }
  }
  if (reached) return { reached, basis: 'amount', missing: '0.00' }
  const missing = subtractAmounts(campaign.threshold, amountInFixedCurrency(input))
  const shown = requireConverted(missing, fixedCurrency, target, rates)
  // A shortfall below one cent of the display currency is shown as one cent.
  return { reached, basis: 'amount', missing: compareAmounts(shown, '0.01') < 0 ? '0.01' : shown }
}
