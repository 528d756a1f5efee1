import type { ProductDetails } from '../details-schema'
import type { TransferDetails } from './details'

/** The route and tariff of a product that is one; null for any other. */
export const routeOf = (details: ProductDetails): TransferDetails | null => ('vehicles' in details ? details : null)
