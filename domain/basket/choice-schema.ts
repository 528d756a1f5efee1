import * as z from 'zod'
import { carChoiceSchema } from '@/domain/catalogue/kinds/car/choice'
import { tourChoiceSchema } from '@/domain/catalogue/kinds/tour/choice'
import { transferChoiceSchema } from '@/domain/catalogue/kinds/transfer/choice'

/** The choices beyond days, people and extras. A kind without such choices has no entry. */
export const choiceSchema = z.discriminatedUnion('kind', [tourChoiceSchema, carChoiceSchema, transferChoiceSchema])

export type Choice = z.infer<typeof choiceSchema>
