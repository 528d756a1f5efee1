/** In the address of a product's page: the item in the basket that a choice made there takes the place of. */
export const REPLACES = 'replaces'
