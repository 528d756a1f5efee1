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

/** The rates that were promised with the reservation stay; any other currency counts at today's. */
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

/** The prices of the new day; campaign, extras and tax as they were agreed, whatever the operator has changed since. */
export function withAgreedTerms(
  item: PriceableItem,
  { campaign, offeredExtras, taxMode, taxRate }: Pick<BasketItem, 'campaign' | 'offeredExtras' | 'taxMode' | 'taxRate'>,
): PriceableItem {
  const agreed = new Map(offeredExtras.map(({ id, price }) => [id, price]))
  const extras = item.extras.map((extra) => ({ ...extra, unitPrice: agreed.get(extra.id) ?? extra.unitPrice }))
  return { ...item, campaign, extras, taxMode, taxRate }
}
