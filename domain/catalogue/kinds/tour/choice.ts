import * as z from 'zod'
import { localeSchema } from '@/domain/shared/schema'

/** The preferred language of the guide; null for no preference. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  guideLanguage: localeSchema.nullable(),
})
