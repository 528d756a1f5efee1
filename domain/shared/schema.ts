import * as z from 'zod'
import { isWireDate } from '../dates/plain-date'
import { LOCALES } from './locales'

export const localeSchema = z.enum(LOCALES)

/** A map from language code to the given schema; languages may be missing. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.partialRecord(localeSchema, schema)
}

/** Money as a decimal string with exactly two decimals, never a float (architecture, Data). */
export const amountSchema = z.string().regex(/^-?\d{1,12}\.\d{2}$/, 'amount')
/** An amount that is paid; never negative. */
export const paidAmountSchema = z.string().regex(/^\d{1,12}\.\d{2}$/, 'amount')

/** A decimal of any scale, for rates and percentages. */
export const decimalSchema = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'decimal')

export const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/, 'currency')
/** No trip, birth or payment lies outside this range. Date arithmetic within it never leaves the supported years. */
export const plainDateSchema = z.iso.date().refine(isWireDate, 'date')
export const localTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')
export const instantSchema = z.iso.datetime()
export const slugSchema = z.string().min(1).max(160)

/** Maximum primary key of a row. */
const LARGEST_ID = 2_147_483_647

/** An id from a query string or from JSON. */
export const idParamSchema = z.coerce.number().int().positive().max(LARGEST_ID)

/** An id in a JSON body. */
export const idSchema = z.int().positive().max(LARGEST_ID)

export const discountTypeSchema = z.enum(['percent', 'fixed'])

export const discountSchema = z.object({ discountType: discountTypeSchema, discountValue: decimalSchema })

export type Discount = z.infer<typeof discountSchema>

/** ISO 3166, two letters. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'country')
