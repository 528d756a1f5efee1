import * as z from 'zod'
import {
  basketItemSchema,
  discountRatesSchema,
  holdReferenceSchema,
  pricedReservationSchema,
} from '@/domain/basket/schema'
import { plainLine, plainText } from '@/domain/shared/clean-text'
import { nameSchema } from '@/domain/shared/name-schema'
import { noCardNumber } from '@/domain/shared/person-name'
import {
  amountSchema,
  countrySchema,
  currencyCodeSchema,
  decimalSchema,
  idSchema,
  instantSchema,
  localeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { RESERVATION_STATUSES } from './status'

export const RESERVATION_FLOWS = ['basket', 'direct'] as const
export const PAYMENT_METHODS = ['card', 'bankTransfer', 'onArrival'] as const

const text = (maximum: number) => z.string().overwrite(plainLine).max(maximum)
const freeText = (maximum: number) => text(maximum).check(noCardNumber)
const lines = (maximum: number) => z.string().overwrite(plainText).max(maximum).check(noCardNumber)

/** Spec 3, `misafir`: the lead guest. */
export const guestSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  birthDate: plainDateSchema.nullable(),
  identityNumber: freeText(40).nullable(),
  address: lines(400).nullable(),
  /**
   * City and country for the card payment, in addition to the address. Guests stored before these fields existed have
   * neither.
   */
  city: freeText(80).nullish(),
  country: countrySchema.nullish(),
  phone: text(40)
    .min(5)
    .regex(/^\+?[\d\s()/.-]+$/),
  email: z.email().max(254).check(noCardNumber),
})

/** Spec 3, `rezervasyon_notu`: a note from the guest to the operator. */
export const noteSchema = lines(2000)

export const hotelSchema = z.object({
  hotelName: freeText(120),
  room: freeText(20),
  city: freeText(80),
  district: freeText(80),
})

/**
 * `POST /rezervasyon-olustur-post`. Prices are sent only inside the signed quote. The API compares the client's total
 * with the database and refuses the request when they differ (decisions 6).
 */
export const reservationRequestSchema = z.object({
  flow: z.enum(RESERVATION_FLOWS),
  quoteToken: z.string().max(60_000),
  locale: localeSchema.default('tr'),
  guest: guestSchema,
  hotel: hotelSchema.nullable().default(null),
  note: noteSchema.default(''),
  salesMethod: z.literal('direct').default('direct'),
  paymentMethod: z.enum(PAYMENT_METHODS).default('card'),
  paymentPlan: z.enum(['deposit', 'full']).default('deposit'),
  instalments: z.int().min(1).max(12).default(1),
  distanceSalesAgreement: z.literal(true),
  rentalAgreement: z.boolean().default(true),
  agencyId: idSchema.nullable().default(null),
  subAgencyId: idSchema.nullable().default(null),
  /** The hold that becomes this reservation. The API refuses an expired one with 'holdExpired'. */
  hold: holdReferenceSchema.nullable().default(null),
  module: z.literal('web').default('web'),
})

/** Spec 3, `kart_bilgileri`. Never stored or logged; it exists only in the open form (decisions 7). */
export const cardSchema = z.object({
  cardHolder: freeText(100).min(2),
  cardNumber: z
    .string()
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/)),
  cardExpiry: z.string().regex(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/),
  cardSecurityCode: z.string().regex(/^\d{3,4}$/),
  threeDSecure: z.boolean().default(false),
  cardInstalments: z.int().min(1).max(12).default(1),
})

export const paymentStartSchema = z.object({
  reference: z.string().max(80),
  /** Null if the gateway's own page asks for the card. */
  card: cardSchema.nullable().default(null),
  returnUrl: z.url().max(500),
})

export const paymentStartedSchema = z.object({
  paymentState: z.enum(['redirect', 'captured', 'declined', 'unknown']),
  /** The provider's HTML page, to be served from a separate route. */
  html: z.string().nullable(),
  /** URL of the gateway's own page, if that page asks for the card. */
  pageUrl: z.url().nullable(),
  reason: z.string().nullable(),
})

/**
 * The data that the bank's page posts back. It only identifies the payment; the API queries the provider for the
 * result.
 */
export const paymentReturnSchema = z.object({
  conversationId: z.string().max(80).default(''),
  /** The only field that the gateway's own page sends back. */
  pageToken: z.string().max(200).default(''),
  providerPaymentId: z.string().max(80).default(''),
  status: z.string().max(40).default(''),
  mdStatus: z.string().max(8).default(''),
  conversationData: z.string().max(20_000).default(''),
  signature: z.string().max(200).default(''),
})

export const reservationSummarySchema = z.object({
  id: z.int().positive(),
  reference: z.string(),
  bookingNumber: z.string(),
  reservationStatus: z.enum(RESERVATION_STATUSES),
  collectionStatus: z.int(),
  /**
   * Whether the operator has not confirmed the reservation yet. If the operator declines it, the paid amount is
   * refunded.
   */
  awaitsConfirmation: z.boolean().default(false),
  salesMethod: z.literal('direct').default('direct'),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentPlan: z.enum(['deposit', 'full']),
  /** Whether the guest could choose the payment plan: at least one item offered a deposit. */
  hasPlanChoice: z.boolean().default(true),
  /** Number of instalments for the amount due at booking; the price was calculated for this number. */
  instalments: z.int().min(1).max(12),
  locale: localeSchema,
  items: z.array(basketItemSchema.extend({ ticketNumber: z.string().nullable() })),
  discountRates: discountRatesSchema.prefault({}),
  /** Currency of `fixed` and `chosen`, in the fields of the reservation that specification 3 names. */
  settlement: currencyCodeSchema.default('TRY'),
  chosenCurrency: currencyCodeSchema.nullable().default(null),
  fixed: pricedReservationSchema,
  chosen: pricedReservationSchema,
  fixedRate: decimalSchema,
  chosenRate: decimalSchema,
  /** The amount that was paid, less refunds. */
  paid: z.object({ amount: amountSchema, currency: currencyCodeSchema }),
  /** Refunds that are owed and not sent yet; null in a response of a server that does not support the field. */
  refunding: z.object({ amount: amountSchema, currency: currencyCodeSchema }).nullable().default(null),
  createdAt: instantSchema,
  /** Number of changes that issued a new voucher. */
  revision: z.int().nonnegative().default(0),
  payUntil: instantSchema.nullable(),
  /** The guest's claim of a transfer that waits for the operator. The deadline is suspended until then. */
  openClaim: z
    .object({ amount: amountSchema, currency: currencyCodeSchema, paidOn: plainDateSchema })
    .nullable()
    .default(null),
})

/** The data that the holder of the opaque reference may see, on the result and warning pages. */
export const reservationResultSchema = reservationSummarySchema.extend({
  /**
   * The agency that booked for its client, set when the client views the reservation. Prices are then gross
   * (`client-view.ts`).
   */
  bookedBy: z.object({ agencyName: z.string(), phone: z.string(), email: z.string() }).nullable().default(null),
  guest: z.object({ firstName: z.string(), email: z.string() }),
  payment: z.object({
    paymentState: z.enum(['pending', 'redirect', 'captured', 'declined', 'unknown', 'refunded']),
    reason: z.string().nullable(),
    brand: z.string().nullable(),
    lastFour: z.string().nullable(),
    amount: amountSchema,
    currency: currencyCodeSchema,
  }),
})

export const instalmentOptionSchema = z.object({
  count: z.int().min(1).max(12),
  ratePercent: decimalSchema,
  perInstalment: amountSchema,
  total: amountSchema,
  difference: amountSchema,
})

export const instalmentsSchema = z.object({
  brand: z.string().nullable(),
  bank: z.string().nullable(),
  currency: currencyCodeSchema,
  options: z.array(instalmentOptionSchema),
})

export type Guest = z.infer<typeof guestSchema>
export type Hotel = z.infer<typeof hotelSchema>
export type ReservationRequest = z.input<typeof reservationRequestSchema>
export type ReservationSummary = z.infer<typeof reservationSummarySchema>
export type ReservationResult = z.infer<typeof reservationResultSchema>
export type Card = z.input<typeof cardSchema>
export type Instalments = z.infer<typeof instalmentsSchema>
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
