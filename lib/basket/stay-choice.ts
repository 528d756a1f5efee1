import { DEFAULT_PAX } from '@/domain/basket/pax'
import type { Pax } from '@/domain/basket/schema'
import {
  type ChoiceCodec,
  type ChosenExtras,
  readDate,
  readExtras,
  readPax,
  writeExtras,
  writePax,
} from './choice-query'
import { createChoices } from './choice-store'

/** The choices for a villa or a yacht: dates and party. */
export interface StayChoice {
  date: string | null
  endDate: string | null
  pax: Pax
  extras: ChosenExtras
}

export const NO_STAY: StayChoice = { date: null, endDate: null, pax: DEFAULT_PAX, extras: [] }

/** `?date&until&adults&children&infants&extras`; an end that is not after the beginning is ignored. */
export const stayCodec: ChoiceCodec<StayChoice> = {
  empty: NO_STAY,
  parse(query) {
    const date = readDate(query, 'date')
    const until = readDate(query, 'until')
    const endDate = date !== null && until !== null && until > date ? until : null
    return { date, endDate, pax: readPax(query), extras: readExtras(query) }
  },
  write: ({ date, endDate, pax, extras }) => ({
    date,
    until: date === null ? null : endDate,
    ...writePax(pax),
    ...writeExtras(extras),
  }),
}

export const stayChoices = createChoices(stayCodec)
