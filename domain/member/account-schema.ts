import * as z from 'zod'
import { reviewSchema } from '@/domain/catalogue/shared/schema'
import { exportedDocumentSchema } from '@/domain/requests/document-schema'
import { requestSummarySchema } from '@/domain/requests/schema'
import { reservationSummarySchema } from '@/domain/reservations/schema'
import { plainLine } from '@/domain/shared/clean-text'
import { nameSchema } from '@/domain/shared/name-schema'
import {
  amountSchema,
  currencyCodeSchema,
  idParamSchema,
  instantSchema,
  localeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { MAXIMUM_PASSWORD_LENGTH } from './rules'
import {
  CONTACT_PURPOSES,
  collectionSchema,
  couponSchema,
  deviceTokenSchema,
  favouriteSchema,
  givenEmailSchema,
  memberSchema,
  passwordSchema,
} from './schema'

export const PROVIDERS = ['google', 'facebook'] as const
export const providerSchema = z.enum(PROVIDERS)

/**
 * `GET /uye-google-get`, `/uye-facebook-get`: the Authorization header carries the provider's token, so that it appears
 * in no log and no browser history. Google: the ID token. Facebook: the access token.
 */
export const providerSignInSchema = z.object({
  locale: localeSchema.optional(),
  deviceToken: deviceTokenSchema.optional(),
})

export const connectProviderSchema = z.object({ provider: providerSchema, providerToken: z.string().min(1).max(8_000) })

const consentRecordSchema = z.object({
  purpose: z.enum(['membership', ...CONTACT_PURPOSES]),
  granted: z.boolean(),
  version: z.string(),
  locale: localeSchema,
  at: instantSchema,
})

const identitySchema = z.object({ provider: providerSchema, connectedAt: instantSchema })

const memberSessionSchema = z.object({
  sessionId: z.int().positive(),
  /** Browser and system by their own names, which are the same in every language: 'Firefox · Windows'. */
  device: z.string(),
  /** The IP address from which the session began, shortened. */
  network: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  current: z.boolean(),
})

/** `GET /uye-hesap-get`: the profile data beyond the member's details. Of each purpose, only the newest consent. */
export const accountSchema = z.object({
  consents: z.array(consentRecordSchema),
  identities: z.array(identitySchema),
  memberSessions: z.array(memberSessionSchema),
})

/** The lead guest's details of the checkout (decisions 8). */
export const registerByBookingSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: givenEmailSchema,
  phone: z.string().overwrite(plainLine).max(40).nullable().default(null),
  locale: localeSchema,
  privacyPolicy: z.literal(true),
})

export const endSessionSchema = z.object({ sessionId: idParamSchema })

export const confirmMemberSchema = z.object({ confirmToken: z.string().min(20).max(80) })

/** A link from an email can also set the first password ('book and become a member', decisions 8). */
export const setPasswordSchema = confirmMemberSchema
  .extend({ password: passwordSchema, passwordConfirmation: z.string() })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'mismatch',
  })

export const deleteMemberSchema = z.object({ password: z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH) })

/** `GET /uye-veri-indir-get`: all data stored about the member (GDPR 15 and 20, KVKK 11). */
export const memberExportSchema = z.object({
  exportedAt: instantSchema,
  member: memberSchema,
  account: accountSchema.extend({ consents: z.array(consentRecordSchema) }),
  favourites: z.array(favouriteSchema.omit({ product: true })),
  coupons: z.array(couponSchema),
  collections: z.array(collectionSchema),
  bookings: z.array(
    z.object({
      reservation: reservationSummarySchema,
      guest: z.record(z.string(), z.string().nullable()),
      hotel: z.record(z.string(), z.string()).nullable(),
      note: z.string(),
    }),
  ),
  notifications: z.array(
    z.object({
      amount: amountSchema,
      currency: currencyCodeSchema,
      paidOn: plainDateSchema,
      sender: z.string(),
      note: z.string(),
      receipts: z.array(exportedDocumentSchema),
      createdAt: instantSchema,
    }),
  ),
  /** Contact, offer, wedding and health requests, with their uploaded documents. */
  requests: z.array(
    requestSummarySchema.omit({ documentNames: true }).extend({ papers: z.array(exportedDocumentSchema) }),
  ),
  reviews: z.array(
    reviewSchema
      .pick({ score: true, text: true, author: true, authorPlace: true, travelledOn: true, locale: true })
      .extend({ productId: z.int().positive(), createdAt: instantSchema }),
  ),
  newsletters: z.array(
    z.object({
      email: z.string(),
      locale: localeSchema,
      requestedAt: instantSchema,
      confirmedAt: instantSchema.nullable(),
      leftAt: instantSchema.nullable(),
    }),
  ),
  watches: z.array(
    z.object({
      email: z.string(),
      locale: localeSchema,
      productId: z.int().positive(),
      dateFrom: plainDateSchema.nullable(),
      dateTo: plainDateSchema.nullable(),
      people: z.int().positive(),
      createdAt: instantSchema,
    }),
  ),
  mails: z.array(z.object({ mailSubject: z.string(), createdAt: instantSchema })),
})

/**
 * Records that remain after a deletion because the law requires them: invoices with the names on them and receipts of
 * payments (German tax code 147, Turkish tax procedure law 253 and commercial code 82), and proof of given consents
 * (GDPR 7, 1).
 */
export const KEPT_RECORDS = ['invoices', 'receipts', 'consents'] as const

export const memberDeletedSchema = z.object({
  memberDeleted: z.boolean(),
  keptRecords: z.array(z.enum(KEPT_RECORDS)),
})

export type Provider = (typeof PROVIDERS)[number]
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number]
export type Account = z.infer<typeof accountSchema>
export type MemberExport = z.infer<typeof memberExportSchema>
export type MemberDeleted = z.infer<typeof memberDeletedSchema>
