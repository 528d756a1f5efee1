import type { BasketItem } from '@/domain/basket/schema'
import type { CurrencyCode } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { Rate } from '@/domain/money/rates'
import type { PriceableItem } from './types'

interface Promised {
  fixed: { currency: CurrencyCode }
  chosen: { currency: CurrencyCode }
  fixedRate: string
  chosenRate: string
}

/**
 * The rates that apply to the reservation: those agreed at booking for its own currencies, today's rates for any other.
 */
export function promisedRates(rates: readonly Rate[], { fixed, chosen, fixedRate, chosenRate }: Promised): Rate[] {
  const promised = new Map([
    [fixed.currency, fixedRate],
    [chosen.currency, chosenRate],
  ])
  const trim = (rate: string) => new Decimal(rate).toFixed()
  return rates.map((rate) => {
    const sell = promised.get(rate.bankCode)
    return sell === undefined ? rate : { ...rate, sell: trim(sell) }
  })
}

/**
 * Combines the prices of the new day with the agreed campaign, extras and tax. Later changes by the operator do not
 * apply.
 */
export function withAgreedTerms(
  item: PriceableItem,
  { campaign, offeredExtras, taxMode, taxRate }: Pick<BasketItem, 'campaign' | 'offeredExtras' | 'taxMode' | 'taxRate'>,
): PriceableItem {
  const agreed = new Map(offeredExtras.map(({ id, price }) => [id, price]))
  const extras = item.extras.map((extra) => ({ ...extra, unitPrice: agreed.get(extra.id) ?? extra.unitPrice }))
  return { ...item, campaign, extras, taxMode, taxRate }
}
