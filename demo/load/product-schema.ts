import * as z from 'zod'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { PRICE_UNITS } from '@/domain/catalogue/kinds/kinds'
import {
  campaignSchema,
  extraSchema,
  kindSchema,
  mapPointSchema,
  productTextSchema,
  programmeStepSchema,
  sessionSchema,
} from '@/domain/catalogue/shared/schema'
import { amountSchema, localeSchema, localized, localTimeSchema, plainDateSchema } from '@/domain/shared/schema'

const monthDaySchema = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'month and day')

/** The texts of a product in one language. The loader derives the slug from the title unless one is given. */
export const demoTextSchema = productTextSchema
  .omit({ seo: true, programme: true })
  .extend({
    slug: z.string().min(1).max(160).optional(),
    programme: z.array(programmeStepSchema.extend({ time: localTimeSchema.optional() })),
    /** In the order of the product's `extras`. */
    extras: z.array(z.strictObject({ title: z.string().max(120), text: z.string().max(300).optional() })),
    meetingPoint: z.strictObject({ title: z.string().max(200), text: z.string().max(600) }).optional(),
  })
  .strict()

/** Prices of a season that recurs every year. Bounds are month and day, both inclusive ('04-01' to '05-31'). */
const demoSeasonSchema = z.strictObject({
  from: monthDaySchema,
  to: monthDaySchema,
  adult: amountSchema,
  child: amountSchema,
  infant: amountSchema,
  /** Minimum stay for arrivals in the season; defaults to that of the product. */
  minimumNights: z.int().positive().optional(),
})

export const demoReviewSchema = z.strictObject({
  score: z.int().min(1).max(5),
  author: z.string(),
  place: z.string(),
  locale: localeSchema,
  travelledOn: plainDateSchema,
  text: z.string(),
})

/** A product without its texts and reviews, which are in separate files. */
export const demoFactsSchema = z.strictObject({
  code: z.string().max(40),
  /** Keys of the tenant's pages. */
  category: z.string(),
  destination: z.string(),
  /** Ids of demo/images; the first is the cover. */
  images: z.array(z.string()).min(1),
  /** Number of units for rent, such as cars of the same model or sister boats. Defaults to one. */
  units: z.int().positive().optional(),
  details: detailsSchema,
  unit: z.enum(PRICE_UNITS),
  currency: z.enum(['TRY', 'EUR']),
  seasons: z.array(demoSeasonSchema).min(1),
  /** Sessions by ISO weekday (1 Monday to 7 Sunday). */
  sessions: z.array(
    sessionSchema
      .extend({ endTime: localTimeSchema.optional(), weekdays: z.array(z.int().min(1).max(7)).min(1) })
      .strict(),
  ),
  childFrom: z.int().nonnegative(),
  adultFrom: z.int().nonnegative(),
  group: z
    .strictObject({ price: amountSchema, maximumPersons: z.int().positive(), extraPersonPrice: amountSchema })
    .optional(),
  taxMode: z.enum(['included', 'excluded']),
  taxRate: z.number().min(0).max(100),
  paymentPlan: z.enum(['deposit', 'full']),
  depositRate: z.number().min(0).max(100),
  cutoffMinutes: z.int().nonnegative(),
  freeCancellationHours: z.int().nonnegative().nullable(),
  /** Cancellation steps of the product, in hours before the start; defaults to the rule of the specification. */
  cancellation: z
    .strictObject({
      steps: z.array(
        z.strictObject({ hoursBefore: z.number().nonnegative(), refundPercent: z.number().min(0).max(100) }),
      ),
    })
    .optional(),
  instantConfirmation: z.boolean(),
  /** `endsInDays` is counted from the day on which the demo is loaded. */
  campaign: campaignSchema.omit({ endsOn: true }).extend({ endsInDays: z.int() }).strict().optional(),
  extras: z.array(extraSchema.omit({ content: true }).strict()),
  meetingPoint: mapPointSchema.optional(),
  rank: z.int().positive(),
})

const demoProductSchema = demoFactsSchema.extend({
  kind: kindSchema,
  text: localized(demoTextSchema),
  reviews: z.array(demoReviewSchema),
})

export type DemoText = z.input<typeof demoTextSchema>
/** One product of the demo catalogue as written in its file: defaults may be missing. */
export type DemoProduct = z.input<typeof demoProductSchema>
