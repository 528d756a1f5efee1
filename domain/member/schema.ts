import * as z from 'zod'
import { productCardSchema } from '@/domain/catalogue/shared/schema'
import { reservationSummarySchema } from '@/domain/reservations/schema'
import { plainLine, plainText } from '@/domain/shared/clean-text'
import { nameSchema } from '@/domain/shared/name-schema'
import { noCardNumber } from '@/domain/shared/person-name'
import {
  amountSchema,
  countrySchema,
  currencyCodeSchema,
  decimalSchema,
  discountTypeSchema,
  idSchema,
  instantSchema,
  localeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from './rules'

export const emailSchema = z.email().max(254)
/** An e-mail address that will be stored. */
export const givenEmailSchema = emailSchema.check(noCardNumber)
export const passwordSchema = z
  .string()
  .min(MINIMUM_PASSWORD_LENGTH)
  .max(MAXIMUM_PASSWORD_LENGTH)
  .refine((password) => !password.includes('\u0000'), 'invalid')

export const deviceTokenSchema = z.string().max(100)

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH),
  remember: z.boolean().default(false),
  /**
   * The token from an earlier response to this browser. With it, sign-in stays possible while failed attempts of others
   * lock the account.
   */
  deviceToken: deviceTokenSchema.nullable().optional(),
})

/** Exchanges the token of a remembered sign-in for a session and the next token. */
export const rememberedSignInSchema = z.object({ rememberToken: z.string().min(20).max(100) })

/**
 * Channels on which the operator may contact the member. Each is a separate consent that can be withdrawn (KVKK, GDPR
 * 7).
 */
export const CONTACT_PURPOSES = ['email', 'sms', 'phone'] as const

/** `version` identifies the wording that the person saw. */
export const consentsSchema = z
  .array(
    z.object({ purpose: z.enum(CONTACT_PURPOSES), granted: z.boolean(), version: z.string().trim().min(1).max(80) }),
  )
  .max(CONTACT_PURPOSES.length)

export const registerSchema = z
  .object({
    memberGroupId: idSchema.optional(),
    firstName: nameSchema,
    lastName: nameSchema,
    email: givenEmailSchema,
    password: passwordSchema,
    passwordConfirmation: z.string(),
    privacyPolicy: z.literal(true),
    locale: localeSchema,
    consents: consentsSchema.optional(),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'mismatch',
  })

export const forgotPasswordSchema = z.object({ email: emailSchema, locale: localeSchema })

export const memberSchema = z.object({
  id: z.int().positive(),
  firstName: z.string(),
  lastName: z.string(),
  email: emailSchema,
  phone: z.string().nullable(),
  birthDate: plainDateSchema.nullable(),
  address: z.string().nullable(),
  identityNumber: z.string().nullable().default(null),
  city: z.string().nullable().default(null),
  district: z.string().nullable().default(null),
  country: countrySchema.nullable().default(null),
  locale: localeSchema,
  mustChangePassword: z.boolean(),
  /**
   * False for members who signed up through a provider and never set a password; 'forgot password' lets them set one.
   */
  hasPassword: z.boolean().default(true),
  emailVerified: z.boolean().default(false),
})

export const memberUpdateSchema = z.object({
  firstName: nameSchema.optional(),
  lastName: nameSchema.optional(),
  phone: z.string().overwrite(plainLine).max(40).nullable().optional(),
  birthDate: plainDateSchema.nullable().optional(),
  identityNumber: z.string().overwrite(plainLine).max(40).check(noCardNumber).nullable().optional(),
  address: z.string().overwrite(plainText).max(400).check(noCardNumber).nullable().optional(),
  city: z.string().overwrite(plainLine).max(80).check(noCardNumber).nullable().optional(),
  district: z.string().overwrite(plainLine).max(80).check(noCardNumber).nullable().optional(),
  country: countrySchema.nullable().optional(),
  locale: localeSchema.optional(),
  consents: consentsSchema.optional(),
  currentPassword: z.string().max(MAXIMUM_PASSWORD_LENGTH).optional(),
  password: passwordSchema.optional(),
})

/** Response of login and registration; `token` is the `access_token` of spec 3. */
export const sessionSchema = z.object({
  token: z.string(),
  expiresAt: instantSchema,
  member: memberSchema,
  /**
   * The storefront server stores it and sends it with the browser's next sign-in. Null for a browser that is already
   * known.
   */
  deviceToken: z.string().nullable().default(null),
  /** Signs this browser in again after the session ends; null if the person did not choose to be remembered. */
  rememberToken: z.string().nullable().default(null),
})

export const favouriteSchema = z.object({
  productId: z.int().positive(),
  addedAt: instantSchema,
  product: productCardSchema.nullable(),
})

export const couponSchema = z.object({
  code: z.string(),
  couponStatus: z.enum(['active', 'passive', 'pending', 'used']),
  discountType: discountTypeSchema,
  discountValue: decimalSchema,
  validUntil: plainDateSchema.nullable(),
})

export const collectionSchema = z.object({
  id: z.int().positive(),
  bookingNumber: z.string(),
  amount: amountSchema,
  currency: currencyCodeSchema,
  paymentMethod: z.string(),
  collectedAt: instantSchema,
  entry: z.enum(['payment', 'refund']),
})

/** `GET /uye-tum-veriler-get` (spec 3, `tum_datalar`). */
export const memberDataSchema = z.object({
  member: memberSchema,
  reservations: z.array(reservationSummarySchema),
  favourites: z.array(favouriteSchema),
  coupons: z.array(couponSchema),
  collections: z.array(collectionSchema),
})

export type Member = z.infer<typeof memberSchema>
export type MemberData = z.infer<typeof memberDataSchema>
export type Favourite = z.infer<typeof favouriteSchema>
export type Session = z.infer<typeof sessionSchema>
