import * as z from 'zod'

export const HEALTH_FIELDS = ['dental', 'eye', 'hair', 'spa', 'aesthetic', 'checkup'] as const

export const healthDetailsSchema = z.object({
  kind: z.literal('health'),
  field: z.enum(HEALTH_FIELDS),
  stayNights: z.int().nonnegative(),
  accreditation: z.string(),
})

export type HealthDetails = z.infer<typeof healthDetailsSchema>
