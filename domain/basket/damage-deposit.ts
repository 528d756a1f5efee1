import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { type Amount, isZero } from '@/domain/money/amount'

/** The refundable damage deposit of a product, in the product's currency; null without one. */
export const damageDepositOf = (details: ProductDetails): Amount | null =>
  'damageDeposit' in details && !isZero(details.damageDeposit) ? details.damageDeposit : null
