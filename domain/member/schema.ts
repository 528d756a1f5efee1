import * as z from 'zod'
import { productCardSchema } from '@/domain/catalogue/shared/schema'
import { reservationSummarySchema } from '@/domain/reservations/schema'
import {
  amountSchema,
  currencyCodeSchema,
  decimalSchema,
  discountTypeSchema,
  instantSchema,
  localeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from './rules'

export const emailSchema = z.email().max(254)
const nameSchema = z.string().trim().min(1).max(80)
const passwordSchema = z.string().min(MINIMUM_PASSWORD_LENGTH).max(MAXIMUM_PASSWORD_LENGTH)

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH),
  remember: z.boolean().default(false),
})

export const registerSchema = z
  .object({
    memberGroupId: z.int().positive().optional(),
    firstName: nameSchema,
    lastName: nameSchema,
    email: emailSchema,
    password: passwordSchema,
    passwordConfirmation: z.string(),
    privacyPolicy: z.literal(true),
    locale: localeSchema.default('en'),
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
  locale: localeSchema,
  mustChangePassword: z.boolean(),
})

export const memberUpdateSchema = z.object({
  firstName: nameSchema.optional(),
  lastName: nameSchema.optional(),
  phone: z.string().max(40).nullable().optional(),
  birthDate: plainDateSchema.nullable().optional(),
  address: z.string().max(400).nullable().optional(),
  locale: localeSchema.optional(),
  currentPassword: z.string().max(MAXIMUM_PASSWORD_LENGTH).optional(),
  password: passwordSchema.optional(),
})

/** Reply of login and of registration; `token` is the `access_token` of spec 3. */
export const sessionSchema = z.object({ token: z.string(), expiresAt: instantSchema, member: memberSchema })

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
