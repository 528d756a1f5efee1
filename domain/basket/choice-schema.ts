import * as z from 'zod'
import { carChoiceSchema } from '@/domain/catalogue/kinds/car/choice'
import { tourChoiceSchema } from '@/domain/catalogue/kinds/tour/choice'
import { transferChoiceSchema } from '@/domain/catalogue/kinds/transfer/choice'

/** What a person chose beyond days, people and extras; a kind that asks for nothing more has no entry. */
export const choiceSchema = z.discriminatedUnion('kind', [tourChoiceSchema, carChoiceSchema, transferChoiceSchema])

export type Choice = z.infer<typeof choiceSchema>
