import * as z from 'zod'
import { plainLine } from './clean-text'
import { LONGEST_NAME, personName } from './person-name'

/** @param clean what is taken out of a name before it is looked at: the rules see what will be stored */
export const buildNameSchema = (clean: (text: string) => string) =>
  z.string().overwrite(clean).min(1).max(LONGEST_NAME).check(personName)

/** First and last names of whoever is named on the wire: members, guests, contacts of agencies. */
export const nameSchema = buildNameSchema(plainLine)
