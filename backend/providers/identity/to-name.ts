import { plainLine } from '@/domain/shared/clean-text'

/** As long as a name of a form may be. */
const LONGEST_NAME = 80

/** A name that a provider tells, as the forms would have taken it: NUL and half a sign could not be stored. */
export const toName = (told: string): string => plainLine(told).slice(0, LONGEST_NAME).toWellFormed()
