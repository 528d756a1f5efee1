import * as z from 'zod'
import { localTimeSchema } from '@/domain/shared/schema'
import { placeKeySchema } from '../common-fields'

/** A car is let per 24 hours begun, from `pickupTime` on `date` to `returnTime` on `endDate`. */
export const carChoiceSchema = z.object({
  kind: z.literal('car'),
  pickupOffice: placeKeySchema,
  returnOffice: placeKeySchema,
  pickupTime: localTimeSchema,
  returnTime: localTimeSchema,
  driverAge: z.int().min(18).max(99),
})

export type CarChoice = z.infer<typeof carChoiceSchema>
