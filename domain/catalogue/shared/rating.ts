/** A rating as it is shown, with one decimal: what a card calls 4.8 is found under '4.8 and up'. */
export const roundRating = (average: number): number => Math.round(average * 10) / 10
