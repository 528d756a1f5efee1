/** Query parameter of a product's page: the basket item that a choice made there replaces. */
export const REPLACES = 'replaces'
