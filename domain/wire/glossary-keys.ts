import { AGENCY_KEYS } from './glossary-agency'
import { BOOKING_KEYS } from './glossary-booking'
import { CATALOGUE_KEYS } from './glossary-catalogue'
import { FEEDBACK_KEYS } from './glossary-feedback'
import { KINDS_KEYS } from './glossary-kinds'
import { PEOPLE_KEYS } from './glossary-people'
import { RESERVATION_CHANGE_KEYS } from './glossary-reservation-changes'
import { SETTINGS_KEYS } from './glossary-settings'

/**
 * Every field name of the wire, English to Turkish (decisions 4). Turkish names come from spec 3 and 7; where the
 * specification names none, this project defines one. Each column is unique, so the table can be read in both
 * directions.
 */
export const KEYS = {
  ...PEOPLE_KEYS,
  ...SETTINGS_KEYS,
  ...CATALOGUE_KEYS,
  ...BOOKING_KEYS,
  ...KINDS_KEYS,
  ...RESERVATION_CHANGE_KEYS,
  ...AGENCY_KEYS,
  ...FEEDBACK_KEYS,
} as const satisfies Record<string, string>

export type EnglishKey = keyof typeof KEYS
