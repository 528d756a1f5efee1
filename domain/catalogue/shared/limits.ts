/** How often one extra can be taken at most: a lunch for every guest of a wedding. */
export const MAXIMUM_OF_AN_EXTRA = 500
