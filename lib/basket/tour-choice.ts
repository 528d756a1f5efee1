import { DEFAULT_PAX } from '@/domain/basket/pax'
import type { Pax } from '@/domain/basket/schema'
import {
  type ChoiceCodec,
  type ChosenExtras,
  readDate,
  readExtras,
  readPax,
  readTime,
  writeExtras,
  writePax,
} from './choice-query'
import { createChoices } from './choice-store'

/** The choices on the page of a tour so far. */
export interface TourChoice {
  date: string | null
  session: string | null
  pax: Pax
  extras: ChosenExtras
}

export const NO_CHOICE: TourChoice = { date: null, session: null, pax: DEFAULT_PAX, extras: [] }

/** `?date&session&adults&children&infants&extras`. */
export const tourCodec: ChoiceCodec<TourChoice> = {
  empty: NO_CHOICE,
  parse: (query) => ({
    date: readDate(query, 'date'),
    session: readTime(query, 'session'),
    pax: readPax(query),
    extras: readExtras(query),
  }),
  write: ({ date, session, pax, extras }) => ({
    date,
    session: date === null ? null : session,
    ...writePax(pax),
    ...writeExtras(extras),
  }),
}

export const tourChoices = createChoices(tourCodec)
