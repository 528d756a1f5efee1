import * as z from 'zod'
import { plainLine } from './clean-text'
import { LONGEST_NAME, personName, spaceFullStops } from './person-name'

/**
 * @param clean cleans a name before validation. The cleaned name is validated, and stored with a space after each full
 * stop.
 */
export const buildNameSchema = (clean: (text: string) => string) =>
  z.string().overwrite(clean).min(1).max(LONGEST_NAME).check(personName).overwrite(spaceFullStops)

/** First and last names of all persons on the wire: members, guests, contacts of agencies. */
export const nameSchema = buildNameSchema(plainLine)
