import * as z from 'zod'
import { reviewSchema, reviewSummarySchema } from '@/domain/catalogue/shared/schema'
import { givenEmailSchema } from '@/domain/member/schema'
import { lineSchema, TYPED_TEXTS, textSchema } from '@/domain/requests/fields'
import { idParamSchema, localeSchema, plainDateSchema } from '@/domain/shared/schema'

export const reviewListQuerySchema = z.object({
  locale: localeSchema,
  productId: idParamSchema,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(12),
})

export const reviewListSchema = reviewSummarySchema.extend({
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
})

/**
 * One review. A member's name comes from the account unless `author` is given. A guest (spec 6, only where
 * `uye_olmadan_yorum_yapma` is on) gives a name and an e-mail address, which is never shown.
 */
export const reviewRequestSchema = z.object({
  locale: localeSchema,
  productId: idParamSchema,
  score: z.int().min(1).max(5),
  text: textSchema(2000),
  author: TYPED_TEXTS.name.nullable().default(null),
  authorPlace: lineSchema(80).nullable().default(null),
  email: givenEmailSchema.nullable().default(null),
  travelledOn: plainDateSchema.nullable().default(null),
})

export const reviewReceiptSchema = z.object({ review: reviewSchema, average: z.number(), count: z.int() })
