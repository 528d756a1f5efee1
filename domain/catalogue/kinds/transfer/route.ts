import type { ProductDetails } from '../details-schema'
import type { TransferDetails } from './details'

/** The route and tariff of a transfer; null for any other product. */
export const routeOf = (details: ProductDetails): TransferDetails | null => ('vehicles' in details ? details : null)
