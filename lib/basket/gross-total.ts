import type { Quote } from '@/domain/basket/schema'
import type { Amount } from '@/domain/money/amount'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import type { ItemView } from './basket-view'

/** What the client of an agency pays for what is quoted, in the quote's currency; null where an item of it is not known. */
export function grossTotalOf({ lines, ...chosen }: Quote['chosen'], views: readonly ItemView[]): Amount | null {
  const rules = lines.flatMap(({ key }) => views.find(({ line }) => line?.key === key)?.item ?? [])
  const priced = { ...chosen, lines } as PricedReservation
  return rules.length === lines.length ? agencyMarginOf(priced, rules).gross : null
}
