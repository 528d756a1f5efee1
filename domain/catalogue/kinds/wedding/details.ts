import * as z from 'zod'

export const WEDDING_MODULES = [
  'ceremony',
  'dinner',
  'music',
  'flowers',
  'photography',
  'cake',
  'beauty',
  'boat',
  'fireworks',
  'papers',
] as const

export const weddingDetailsSchema = z.object({
  kind: z.literal('wedding'),
  guests: z.int().positive(),
  venue: z.enum(['beach', 'garden', 'boat', 'castle']),
  modules: z.array(z.string()),
})

export type WeddingDetails = z.infer<typeof weddingDetailsSchema>
