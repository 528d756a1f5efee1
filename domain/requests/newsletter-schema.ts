import * as z from 'zod'
import { givenEmailSchema } from '@/domain/member/schema'
import { idParamSchema, localeSchema, plainDateSchema } from '@/domain/shared/schema'
import { isOrdered, ORDER_FAULT, periodShape } from './fields'

/** A signed link of an email: its purpose, recipient, issue date and signature. */
export const linkTokenSchema = z.string().min(20).max(600)

export const newsletterSchema = z.object({
  email: givenEmailSchema,
  locale: localeSchema,
  privacyPolicy: z.literal(true),
})

/** `POST /urun-haber-ver-post`: notifies the guest when this product can be booked again on these dates. */
export const notifyMeSchema = z
  .object({
    email: givenEmailSchema,
    locale: localeSchema,
    productId: idParamSchema,
    dateFrom: plainDateSchema.nullable().default(null),
    dateTo: periodShape.dateTo,
    people: z.int().min(1).max(100).default(1),
  })
  .refine(isOrdered, ORDER_FAULT)
