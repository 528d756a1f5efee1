import * as z from 'zod'
import { emailSchema } from '@/domain/member/schema'
import { cleanLine, cleanText } from '@/domain/shared/clean-text'
import { hasVisibleLetter } from '@/domain/shared/person-name'
import { amountSchema, currencyCodeSchema, idParamSchema, localeSchema, plainDateSchema } from '@/domain/shared/schema'

/** One line of plain text, at least one sign long. */
export const lineSchema = (maximum: number) => z.string().overwrite(cleanLine).min(1).max(maximum)

/** Several lines of plain text, at least one sign long. */
export const textSchema = (maximum: number) => z.string().overwrite(cleanText).min(1).max(maximum)

export const LONGEST_MESSAGE = 4000

/** Who asks, in which language they want to be answered; the same in every form. */
export const personShape = {
  locale: localeSchema,
  firstName: lineSchema(80).refine(hasVisibleLetter, 'name'),
  lastName: lineSchema(80).refine(hasVisibleLetter, 'name'),
  email: emailSchema,
  phone: lineSchema(40).nullable().default(null),
  privacyPolicy: z.literal(true),
}

export const messageShape = { message: textSchema(LONGEST_MESSAGE).nullable().default(null) }

/** When, and by how many days that may move. */
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

/** An end before its beginning is refused at the end's field. */
export const isOrdered = (form: { dateFrom: string | null; dateTo: string | null }): boolean =>
  form.dateFrom === null || form.dateTo === null || form.dateFrom <= form.dateTo

export const ORDER_FAULT = { path: ['dateTo'], message: 'beforeStart' }
