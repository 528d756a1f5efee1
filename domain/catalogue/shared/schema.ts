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

/** Single price per person, or a group price with a surcharge for persons beyond `maximumPersons` (spec 3 and 9). */
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

/** `from` price of a card: what one unit costs at least on any bookable day, after the campaign. */
export const fromPriceSchema = z.object({
  amount: amountSchema,
  oldAmount: amountSchema.nullable(),
  currency: currencyCodeSchema,
  unit: z.enum(PRICE_UNITS),
})

export const ratingSchema = z.object({ average: z.number().min(0).max(5), count: z.int().nonnegative() })

/** A spot on a map, in degrees of WGS 84. */
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
  /** Where it begins or stands, else the middle of its place; an API that does not say leaves it out. */
  mapPoint: mapPointSchema.nullish(),
})

/** What a list shows of a product. */
export const productCardSchema = checkedOnce(cardSchema)

/** What of a list can be read: a broken entry must not take a page full of others with it. What is no list at all is an error. */
export const readableListOf = <T extends z.ZodType>(entry: T) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((each) => entry.safeParse(each).success) : list),
    z.array(entry),
  )

/** Cards of a list, without those that are broken or of a kind that this version does not know. */
export const productCardsSchema = readableListOf(productCardSchema)

export const programmeStepSchema = z.object({
  time: localTimeSchema.nullable(),
  day: z.int().positive().optional(),
  title: z.string().max(200),
  text: z.string().max(2000),
})

/** All words of one product in one language. */
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

/** An airport, town, marina, station or office by its key, in the languages of the tenant. */
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

/** Average, count and distribution are of verified reviews; `reviews` lists these first, then the others. */
export const reviewSummarySchema = ratingSchema.extend({
  /** All reviews; an API of the former release does not say. */
  total: z.int().nonnegative().optional(),
  distribution: z.array(z.int().nonnegative()).length(5),
  reviews: z.array(reviewSchema),
})

export const cancellationPolicySchema = z.object({
  steps: z.array(z.object({ hoursBefore: z.number().nonnegative(), refundPercent: z.number().min(0).max(100) })),
})

/** One product in one language, with the slugs of all (`GET /category-urun-getir`). */
export const productSchema = cardSchema.extend({
  slugs: slugsSchema,
  text: productTextSchema,
  meetingPoint: meetingPointSchema.nullable(),
  sessions: z.array(sessionSchema),
  /** Every place that the product's details name. */
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
