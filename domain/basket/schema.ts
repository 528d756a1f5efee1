import * as z from 'zod'
import { choiceSchema } from '@/domain/basket/choice-schema'
import { PRICE_UNITS } from '@/domain/catalogue/kinds/kinds'
import { MAXIMUM_OF_AN_EXTRA } from '@/domain/catalogue/shared/limits'
import {
  bookableKindSchema,
  campaignSchema,
  extraSchema,
  paymentTermsSchema,
  placeSchema,
  pricingModeSchema,
  unitPricesSchema,
} from '@/domain/catalogue/shared/schema'
import { categoryOrDestinationRefSchema, imageSchema, titledSchema } from '@/domain/content/schema'
import { plainLine } from '@/domain/shared/clean-text'
import { noCardNumber } from '@/domain/shared/person-name'
import {
  amountSchema,
  currencyCodeSchema,
  decimalSchema,
  discountTypeSchema,
  idSchema,
  instantSchema,
  localeSchema,
  localTimeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'

export const MAXIMUM_ITEMS = 20
export const MAXIMUM_PERSONS = 60

const headCount = z.int().min(0).max(MAXIMUM_PERSONS)

/** Travellers by age band (spec 3, `pax`). At least one adult: children do not travel alone. */
export const paxSchema = z.object({ adult: headCount.min(1), child: headCount, infant: headCount })

const pickupPlaceSchema = z.string().overwrite(plainLine).max(300)

/** The selection of a guest: identifiers only. Prices are never taken from it (decisions 6). */
export const selectionSchema = z.object({
  productId: idSchema,
  kind: bookableKindSchema,
  date: plainDateSchema,
  endDate: plainDateSchema.nullable(),
  session: localTimeSchema.nullable(),
  pax: paxSchema,
  extras: z.array(z.object({ id: z.string().max(60), quantity: z.int().min(1).max(MAXIMUM_OF_AN_EXTRA) })).max(30),
  pickupPlace: pickupPlaceSchema.check(noCardNumber).nullable().default(null),
  choice: choiceSchema.nullable().default(null),
})

/** A basket item as the browser stores and the API returns it (spec 3, basket item). */
export const basketItemSchema = selectionSchema.extend({
  /** As it was stored, under the rules of that time. */
  pickupPlace: pickupPlaceSchema.nullable().default(null),
  key: z.string().max(80),
  content: titledSchema,
  images: z.array(imageSchema),
  category: categoryOrDestinationRefSchema,
  todayPrice: z.object({ price: amountSchema }),
  unitPrices: unitPricesSchema,
  /** Local start time in the tenant's zone: the departure, check-in, boarding or pick-up. */
  startTime: localTimeSchema.nullable().default(null),
  endTime: localTimeSchema.nullable(),
  /** Days of a tour, 1 for any other kind. `getServiceTimes` reads both durations. */
  durationDays: z.int().min(1).max(366).default(1),
  /** Duration of a tour or a ride; null for other kinds and where it is unknown. */
  durationMinutes: z.int().positive().nullable().default(null),
  /**
   * Maximum size of the party (`getPartyRule` of the kind's rules): people, infants included, and infants per adult.
   */
  partyRule: z
    .object({ capacity: z.int().positive().nullable(), infantsPerAdult: z.int().nonnegative().nullable() })
    .default({ capacity: null, infantsPerAdult: null }),
  /** The meaning of one 'unit' of the priced line: a night, day, week or vehicle (a ride). */
  unit: z.enum(PRICE_UNITS).default('person'),
  /** Consecutive nights, days or weeks with the same price (spec 3, `gun_fiyatlar`); empty for kinds without them. */
  days: z.array(z.object({ date: plainDateSchema, quantity: z.int().positive(), unitPrice: amountSchema })).default([]),
  /** Names of the places of the choice: a car's offices, or the two ends of a route, `fromPlace` first. */
  places: z.array(placeSchema.pick({ key: true, content: true })).default([]),
  pricing: pricingModeSchema,
  campaign: campaignSchema.nullable(),
  taxMode: z.enum(['included', 'excluded']),
  taxRate: z.number().min(0).max(100),
  payment: paymentTermsSchema,
  /** The refundable damage deposit of a house or car, in `currency`; null without one. */
  damageDeposit: amountSchema.nullable().default(null),
  offeredExtras: z.array(extraSchema),
  currency: currencyCodeSchema,
  fixedTotal: amountSchema,
  chosenTotal: amountSchema,
  freeUntil: instantSchema.nullable(),
  /** False where the operator must confirm each reservation. */
  instantConfirmation: z.boolean().default(true),
})

export const PROBLEMS = [
  'unknownProduct',
  'notOperating',
  'full',
  'past',
  'pastCutoff',
  'tooManyPersons',
  'tooManyInfants',
  'tooYoung',
  'unknownExtra',
  'notBookable',
  'minimumStay',
  'changeoverDay',
  'missingChoice',
  'driverAge',
  'unknownPlace',
  'tooMuchLuggage',
  'alreadyInBasket',
] as const

export const componentSchema = z.object({
  code: z.string(),
  quantity: z.int().nonnegative(),
  unitPrice: amountSchema,
  amount: amountSchema,
})

export const pricedLineSchema = z.object({
  key: z.string(),
  components: z.array(componentSchema),
  productTotal: amountSchema,
  campaignDiscount: amountSchema,
  extrasTotal: amountSchema,
  basketDiscount: amountSchema,
  couponDiscount: amountSchema,
  tradeDiscount: amountSchema,
  tax: amountSchema,
  taxContained: amountSchema,
  total: amountSchema,
  depositRate: z.number(),
  deposit: amountSchema,
  balance: amountSchema,
})

/** Spec 3, totals. Stored twice: in the fixed and in the chosen currency. */
export const totalsSchema = z.object({
  productTotal: amountSchema,
  extrasTotal: amountSchema,
  campaignDiscount: amountSchema,
  couponDiscount: amountSchema,
  basketDiscount: amountSchema,
  tradeDiscount: amountSchema,
  taxTotal: amountSchema,
  instalmentDifference: amountSchema,
  subtotal: amountSchema,
  grandTotal: amountSchema,
  depositRate: z.number(),
  depositTotal: amountSchema,
  remainingTotal: amountSchema,
})

export const pricedReservationSchema = z.object({
  currency: currencyCodeSchema,
  lines: z.array(pricedLineSchema),
  totals: totalsSchema,
  charged: amountSchema,
})

const discountRateSchema = z.object({
  type: discountTypeSchema.default('percent'),
  /** A percentage, or the amount in the fixed currency where `type` is 'fixed'. */
  ratePercent: decimalSchema.default('0'),
})

/** Spec 3, `indirim_oranlar`: the rules of the three discounts of a reservation. */
export const discountRatesSchema = z.object({
  couponDiscount: discountRateSchema.prefault({}),
  basketDiscount: discountRateSchema.prefault({}),
  tradeDiscount: discountRateSchema.prefault({}),
})

/** A hold of the direct flow. Only the browser that has the token can use it. */
export const holdReferenceSchema = z.object({
  id: idSchema,
  holdToken: z.string().regex(/^[A-Za-z0-9_-]{20,80}$/),
})

export const quoteRequestSchema = z.object({
  locale: localeSchema,
  items: z.array(selectionSchema).min(1).max(MAXIMUM_ITEMS),
  couponCode: z.string().trim().max(40).nullable().default(null),
  chosenCurrency: currencyCodeSchema,
  paymentPlan: z.enum(['deposit', 'full']).default('deposit'),
  instalments: z.int().min(1).max(12).default(1),
  cardBin: z
    .string()
    .regex(/^\d{6,8}$/)
    .nullable()
    .default(null),
  /** The guest's own hold counts as free. An expired or unknown hold is ignored. */
  hold: holdReferenceSchema.nullable().default(null),
})

/** One answer for each requested item, in the same order: a priced item, or the reason why it is unavailable. */
export const quotedItemSchema = z.object({
  item: basketItemSchema.nullable(),
  problem: z.enum(PROBLEMS).nullable(),
  /** The limit that the problem refers to: the nights of a minimum stay, the persons or cases that fit, an age. */
  limit: z.int().nonnegative().nullable(),
  nearestOpen: plainDateSchema.nullable(),
})

/** The signed price (decisions 6 and 'money strip'). The API accepts it only unchanged and until `expiresAt`. */
export const quoteSchema = z.object({
  items: z.array(quotedItemSchema),
  fixed: pricedReservationSchema,
  chosen: pricedReservationSchema,
  discountRates: discountRatesSchema.prefault({}),
  /** Whether the guest can choose the payment plan: at least one item leaves a balance when the deposit is paid. */
  hasPlanChoice: z.boolean().default(true),
  rate: z.object({ from: currencyCodeSchema, to: currencyCodeSchema, value: decimalSchema }),
  coupon: z.object({ code: z.string(), accepted: z.boolean() }).nullable(),
  campaignProgress: z
    .object({ reached: z.boolean(), missing: decimalSchema, basis: z.enum(['itemCount', 'amount']) })
    .nullable(),
  /** The payment methods for this basket. If the API omits the field, all methods of the tenant apply. */
  paymentMethods: z.array(z.enum(['card', 'bankTransfer', 'onArrival'])).optional(),
  quoteToken: z.string(),
  expiresAt: instantSchema,
})

export type HoldReference = z.infer<typeof holdReferenceSchema>
export type Pax = z.infer<typeof paxSchema>
export type Selection = z.infer<typeof selectionSchema>
export type BasketItem = z.infer<typeof basketItemSchema>
export type Quote = z.infer<typeof quoteSchema>
export type QuoteRequest = z.input<typeof quoteRequestSchema>
export type Problem = (typeof PROBLEMS)[number]
export type PricedReservationWire = z.infer<typeof pricedReservationSchema>
export type DiscountRates = z.infer<typeof discountRatesSchema>
export type Totals = z.infer<typeof totalsSchema>
