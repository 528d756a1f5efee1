import type { Quote } from '@/domain/basket/schema'
import type { Amount } from '@/domain/money/amount'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import type { ItemView } from './basket-view'

/** The total that an agency's client pays, in the quote's currency; null if an item is unknown. */
export function grossTotalOf({ lines, ...chosen }: Quote['chosen'], views: readonly ItemView[]): Amount | null {
  const rules = lines.flatMap(({ key }) => views.find(({ line }) => line?.key === key)?.item ?? [])
  const priced = { ...chosen, lines } as PricedReservation
  return rules.length === lines.length ? agencyMarginOf(priced, rules).gross : null
}
