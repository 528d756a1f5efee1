import * as z from 'zod'

/** Key of an airport, town, marina or office in the tenant's list of places (`placeSchema`). */
export const placeKeySchema = z.string().regex(/^[a-z0-9-]{2,60}$/)

/** Infants that an adult may bring; without it `DEFAULT_INFANTS_PER_ADULT`. Stored details of earlier releases lack it. */
export const infantsPerAdultSchema = z.int().nonnegative().optional()
