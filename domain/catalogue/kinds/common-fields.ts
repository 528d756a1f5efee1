import * as z from 'zod'

/** Key of an airport, town, marina or office in the tenant's list of places (`placeSchema`). */
export const placeKeySchema = z.string().regex(/^[a-z0-9-]{2,60}$/)

/**
 * Maximum number of infants per adult; `DEFAULT_INFANTS_PER_ADULT` without it. Details stored by earlier releases lack
 * it.
 */
export const infantsPerAdultSchema = z.int().nonnegative().optional()
