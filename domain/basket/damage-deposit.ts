import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { type Amount, isZero } from '@/domain/money/amount'

/** What a product's guests leave as a security and get back, in the product's currency; null for nothing. */
export const damageDepositOf = (details: ProductDetails): Amount | null =>
  'damageDeposit' in details && !isZero(details.damageDeposit) ? details.damageDeposit : null
