import * as z from 'zod'
import { placeKeySchema } from '@/domain/catalogue/kinds/common-fields'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { BOOKABLE_KINDS, KINDS, PRICE_UNITS } from '@/domain/catalogue/kinds/kinds'
import {
  categoryOrDestinationRefSchema,
  imageSchema,
  questionSchema,
  seoSchema,
  slugsSchema,
  titledSchema,
} from '@/domain/content/schema'
import { checkedOnce } from '@/domain/shared/checked-once'
import {
  amountSchema,
  currencyCodeSchema,
  decimalSchema,
  discountTypeSchema,
  instantSchema,
  localeSchema,
  localized,
  localTimeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { MAXIMUM_OF_AN_EXTRA } from './limits'

export const kindSchema = z.enum(KINDS)
export const bookableKindSchema = z.enum(BOOKABLE_KINDS)

/** A product's own campaign (spec 3, `kampanya`). */
export const campaignSchema = z.object({
  discountType: discountTypeSchema,
  discountValue: decimalSchema,
  endsOn: plainDateSchema.nullable(),
  label: localized(z.string().max(60)),
})

/** A price per person, or a group price with a surcharge for persons beyond `maximumPersons` (spec 3 and 9). */
export const pricingModeSchema = z.discriminatedUnion('pricingMode', [
  z.object({ pricingMode: z.literal('individual') }),
  z.object({
    pricingMode: z.literal('group'),
    groupPrice: amountSchema,
    maximumPersons: z.int().positive(),
    extraPersonPrice: amountSchema,
  }),
])

export const paymentTermsSchema = z.object({
  paymentPlan: z.enum(['deposit', 'full']),
  depositPercent: z.number().min(0).max(100),
})

export const extraSchema = z.object({
  id: z.string().max(60),
  content: localized(z.object({ title: z.string().max(120), text: z.string().max(300).optional() })),
  price: amountSchema,
  per: z.enum(['person', 'booking', 'day']),
  maximum: z.int().positive().max(MAXIMUM_OF_AN_EXTRA),
})

/** `from` price of a card: the lowest price of one unit on any bookable day, after the campaign. */
export const fromPriceSchema = z.object({
  amount: amountSchema,
  oldAmount: amountSchema.nullable(),
  currency: currencyCodeSchema,
  unit: z.enum(PRICE_UNITS),
})

export const ratingSchema = z.object({ average: z.number().min(0).max(5), count: z.int().nonnegative() })

/** A point on a map, in degrees of WGS 84. */
export const mapPointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const cardSchema = z.object({
  id: z.int().positive(),
  kind: kindSchema,
  code: z.string().max(40),
  content: titledSchema,
  images: z.array(imageSchema),
  category: categoryOrDestinationRefSchema,
  destination: categoryOrDestinationRefSchema,
  price: fromPriceSchema,
  campaign: campaignSchema.nullable(),
  rating: ratingSchema,
  instantConfirmation: z.boolean(),
  freeCancellationHours: z.int().nonnegative().nullable(),
  details: detailsSchema,
  /** The start or location of the product, else the centre of its destination. An API without map points omits it. */
  mapPoint: mapPointSchema.nullish(),
})

/** The fields of a product that lists show. */
export const productCardSchema = checkedOnce(cardSchema)

/**
 * Drops the entries of a list that fail the schema, so that one broken entry does not fail the whole page. A value that
 * is not a list is an error.
 */
export const readableListOf = <T extends z.ZodType>(entry: T) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((each) => entry.safeParse(each).success) : list),
    z.array(entry),
  )

/** Cards of a list, without those that are broken or of a kind unknown to this version. */
export const productCardsSchema = readableListOf(productCardSchema)

export const programmeStepSchema = z.object({
  time: localTimeSchema.nullable(),
  day: z.int().positive().optional(),
  title: z.string().max(200),
  text: z.string().max(2000),
})

/** All texts of one product in one language. */
export const productTextSchema = z.object({
  title: z.string().min(1).max(200),
  slug: z.string().min(1).max(160),
  summary: z.string().max(400),
  description: z.string().max(8000),
  highlights: z.array(z.string().max(300)),
  programme: z.array(programmeStepSchema),
  included: z.array(z.string().max(200)),
  excluded: z.array(z.string().max(200)),
  goodToKnow: z.array(z.string().max(400)),
  questions: z.array(questionSchema),
  seo: seoSchema.nullable(),
})

export const meetingPointSchema = z.object({
  title: z.string().max(200),
  text: z.string().max(600),
  latitude: z.number(),
  longitude: z.number(),
})

/** An airport, town, marina, station or office by its key, in the tenant's languages. */
export const placeSchema = z.object({
  key: placeKeySchema,
  placeType: z.enum(['airport', 'town', 'marina', 'office']),
  content: localized(z.object({ title: z.string().max(120) })),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const sessionSchema = z.object({
  time: localTimeSchema,
  endTime: localTimeSchema.nullable(),
  capacity: z.int().positive(),
})

export const ageBandsSchema = z.object({
  childFrom: z.int().nonnegative(),
  adultFrom: z.int().positive(),
})

export const unitPricesSchema = z.object({ adult: amountSchema, child: amountSchema, infant: amountSchema })

export const reviewSchema = z.object({
  id: z.int().positive(),
  score: z.number().min(1).max(5),
  author: z.string().max(80),
  authorPlace: z.string().max(80).nullable(),
  text: z.string().max(2000),
  locale: localeSchema,
  travelledOn: plainDateSchema,
  verified: z.boolean(),
})

/** Average, count and distribution cover verified reviews. `reviews` lists verified reviews first. */
export const reviewSummarySchema = ratingSchema.extend({
  /** Number of all reviews; an API of the previous release omits it. */
  total: z.int().nonnegative().optional(),
  distribution: z.array(z.int().nonnegative()).length(5),
  reviews: z.array(reviewSchema),
})

export const cancellationPolicySchema = z.object({
  steps: z.array(z.object({ hoursBefore: z.number().nonnegative(), refundPercent: z.number().min(0).max(100) })),
})

/** One product in one language, with the slugs of all languages (`GET /category-urun-getir`). */
export const productSchema = cardSchema.extend({
  slugs: slugsSchema,
  text: productTextSchema,
  meetingPoint: meetingPointSchema.nullable(),
  sessions: z.array(sessionSchema),
  /** Every place in the product's details. */
  places: z.array(placeSchema),
  ageBands: ageBandsSchema,
  unitPrices: unitPricesSchema,
  pricing: pricingModeSchema,
  taxMode: z.enum(['included', 'excluded']),
  taxRate: z.number().min(0).max(100),
  payment: paymentTermsSchema,
  extras: z.array(extraSchema),
  cutoffMinutes: z.int().nonnegative(),
  cancellation: cancellationPolicySchema.nullable(),
  reviewSummary: reviewSummarySchema,
  updatedAt: instantSchema,
})

export type ProductCard = z.infer<typeof productCardSchema>
export type Product = z.infer<typeof productSchema>
export type ProductText = z.infer<typeof productTextSchema>
export type ProgrammeStep = z.infer<typeof programmeStepSchema>
export type Campaign = z.infer<typeof campaignSchema>
export type MapPoint = z.infer<typeof mapPointSchema>
export type Place = z.infer<typeof placeSchema>
export type Extra = z.infer<typeof extraSchema>
export type ReviewSummary = z.infer<typeof reviewSummarySchema>
export type FromPrice = z.infer<typeof fromPriceSchema>
export type PricingMode = z.infer<typeof pricingModeSchema>
export type UnitPrices = z.infer<typeof unitPricesSchema>
