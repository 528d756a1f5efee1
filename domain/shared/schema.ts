import * as z from 'zod'
import { LOCALES } from './locales'

export const localeSchema = z.enum(LOCALES)

/** A map from language code to the given schema; languages may be missing. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.partialRecord(localeSchema, schema)
}

/** Money as a decimal string with exactly two decimals, never a float (architecture, Data). */
export const amountSchema = z.string().regex(/^-?\d{1,12}\.\d{2}$/, 'amount')

/** A decimal of any scale, for rates and percentages. */
export const decimalSchema = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'decimal')

export const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/, 'currency')
export const plainDateSchema = z.iso.date()
export const localTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')
export const instantSchema = z.iso.datetime()
export const slugSchema = z.string().min(1).max(160)

/** Comes from a query string or JSON alike. */
export const idParamSchema = z.coerce.number().int().positive().max(2_147_483_647)

export const discountTypeSchema = z.enum(['percent', 'fixed'])

export const discountSchema = z.object({ discountType: discountTypeSchema, discountValue: decimalSchema })

export type Discount = z.infer<typeof discountSchema>
