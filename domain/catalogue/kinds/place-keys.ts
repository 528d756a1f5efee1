import type { ProductDetails } from './details-schema'

/** Every place that the details of a product name, by its key. */
export function placeKeysOf(details: ProductDetails): string[] {
  if (details.kind === 'car') return details.offices
  if (details.kind === 'transfer') return [details.fromPlace, details.toPlace]
  return details.kind === 'yacht' && details.marina !== null ? [details.marina] : []
}
