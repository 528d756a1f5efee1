import * as z from 'zod'
import { localeSchema } from '@/domain/shared/schema'

/** The language in which a person would like to be guided; null leaves it to the operator. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  guideLanguage: localeSchema.nullable(),
})
