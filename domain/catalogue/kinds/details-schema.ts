import * as z from 'zod'
import { carDetailsSchema } from './car/details'
import { healthDetailsSchema } from './health/details'
import { tourDetailsSchema } from './tour/details'
import { transferDetailsSchema } from './transfer/details'
import { villaDetailsSchema } from './villa/details'
import { weddingDetailsSchema } from './wedding/details'
import { yachtDetailsSchema } from './yacht/details'

/** The fields of each kind beyond those of every product. A new kind is one more entry. */
export const detailsSchema = z.discriminatedUnion('kind', [
  tourDetailsSchema,
  villaDetailsSchema,
  yachtDetailsSchema,
  carDetailsSchema,
  transferDetailsSchema,
  weddingDetailsSchema,
  healthDetailsSchema,
])

/** The input of the schema, before defaults are applied. */
export type ProductDetailsInput = z.input<typeof detailsSchema>
export type ProductDetails = z.infer<typeof detailsSchema>
export type DetailsOf<K extends ProductDetails['kind']> = Extract<ProductDetails, { kind: K }>
