/** A rating as displayed, with one decimal. Filters use the same value: a card with 4.8 matches '4.8 and up'. */
export const roundRating = (average: number): number => Math.round(average * 10) / 10
