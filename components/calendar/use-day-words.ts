import { useTranslations } from 'next-intl'

/** Manner of sale: 'runs' for departures, 'let' for rentals. A "full" departure day is a "taken" rental night. */
export type Manner = 'runs' | 'let'

/** Texts of a calendar day: word, title and reason. `basket.let` has the same keys with the wording for rentals. */
export function useDayWords(manner: Manner) {
  return useTranslations(manner === 'let' ? ('basket.let' as 'basket.calendar') : 'basket.calendar')
}

export type DayWords = ReturnType<typeof useDayWords>
