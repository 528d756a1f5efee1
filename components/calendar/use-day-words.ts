import { useTranslations } from 'next-intl'

/** Departures that run, or a thing that is let: a full day of the one is a taken night of the other. */
export type Manner = 'runs' | 'let'

/** What a calendar says of a day: word, title and reason. `basket.let` has the same keys in the words of what is let. */
export function useDayWords(manner: Manner) {
  return useTranslations(manner === 'let' ? ('basket.let' as 'basket.calendar') : 'basket.calendar')
}

export type DayWords = ReturnType<typeof useDayWords>
