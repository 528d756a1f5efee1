/** Maximum quantity of one extra, for example a lunch for every guest of a wedding. */
export const MAXIMUM_OF_AN_EXTRA = 500
