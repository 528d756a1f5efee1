import * as z from 'zod'
import { givenEmailSchema } from '@/domain/member/schema'
import { cleanLine, cleanText } from '@/domain/shared/clean-text'
import { buildNameSchema } from '@/domain/shared/name-schema'
import { noCardNumber } from '@/domain/shared/person-name'
import { amountSchema, currencyCodeSchema, idParamSchema, localeSchema, plainDateSchema } from '@/domain/shared/schema'

const storedLine = (maximum: number) => z.string().overwrite(cleanLine).min(1).max(maximum)
const storedText = (maximum: number) => z.string().overwrite(cleanText).min(1).max(maximum)

/** One line of plain text, at least one character long. */
export const lineSchema = (maximum: number) => storedLine(maximum).check(noCardNumber)

/** Several lines of plain text, at least one character long. */
export const textSchema = (maximum: number) => storedText(maximum).check(noCardNumber)

/** The text rules for new requests. */
export const TYPED_TEXTS = { line: lineSchema, text: textSchema, name: buildNameSchema(cleanLine) }

/**
 * The text rules for stored requests. They are the rules of the time of storage: a stricter rule must not hide a stored
 * request.
 */
export const STORED_TEXTS = { line: storedLine, text: storedText, name: storedLine(80) }

export type RequestTexts = typeof STORED_TEXTS

export const LONGEST_MESSAGE = 4000

/** The contact person and the language for the answer; the same in every form. */
export const buildPersonShape = ({ name }: RequestTexts) => ({
  locale: localeSchema,
  firstName: name,
  lastName: name,
  email: givenEmailSchema,
  phone: storedLine(40).nullable().default(null),
  privacyPolicy: z.literal(true),
})

/** The travel period, and the number of days by which it may shift. */
export const periodShape = {
  dateFrom: plainDateSchema.nullable().default(null),
  dateTo: plainDateSchema.nullable().default(null),
  flexibleDays: z.int().min(0).max(180).default(0),
}

export const budgetSchema = z.object({
  amount: amountSchema.refine((value) => !value.startsWith('-'), 'amount'),
  currency: currencyCodeSchema,
})

export const productShape = { productId: idParamSchema.nullable().default(null) }

/** An end before the start is refused at the field of the end. */
export const isOrdered = (form: { dateFrom: string | null; dateTo: string | null }): boolean =>
  form.dateFrom === null || form.dateTo === null || form.dateFrom <= form.dateTo

export const ORDER_FAULT = { path: ['dateTo'], message: 'beforeStart' }
