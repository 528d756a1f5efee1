import * as z from 'zod'
import { MAXIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import { emailSchema, givenEmailSchema, passwordSchema } from '@/domain/member/schema'
import { MEDIA_TYPES } from '@/domain/requests/document-limits'
import { documentContentSchema } from '@/domain/requests/document-schema'
import { reservationSummarySchema } from '@/domain/reservations/schema'
import { RESERVATION_STATUSES } from '@/domain/reservations/status'
import { plainLine, plainText } from '@/domain/shared/clean-text'
import { nameSchema } from '@/domain/shared/name-schema'
import { companyName, noCardNumber } from '@/domain/shared/person-name'
import {
  amountSchema,
  countrySchema,
  currencyCodeSchema,
  decimalSchema,
  idParamSchema,
  instantSchema,
  localeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { AGENCY_DOCUMENT_KINDS } from './limits'

const line = (maximum: number) => z.string().overwrite(plainLine).min(1).max(maximum).check(noCardNumber)
const phone = z
  .string()
  .overwrite(plainLine)
  .max(40)
  .min(5)
  .regex(/^\+?[\d\s()/.-]+$/)
const website = z.url({ protocol: /^https?$/ }).max(300)

/** The company and its contact person, as the application form collects them. */
export const agencyApplicationSchema = z.object({
  legalName: line(160).check(companyName),
  tradeName: line(160).check(companyName),
  taxOffice: line(80),
  taxNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9./ -]{4,30}$/),
  associationCode: line(40).nullable().default(null),
  country: countrySchema,
  city: line(80),
  address: line(400),
  phone,
  website: website.nullable().default(null),
  firstName: nameSchema,
  lastName: nameSchema,
  email: givenEmailSchema,
  note: z.string().overwrite(plainText).max(2000).check(noCardNumber).default(''),
  locale: localeSchema,
  privacyPolicy: z.literal(true),
})

export const agencyReceiptSchema = z.object({ agencyId: z.int().positive(), applicationToken: z.string() })

/** One document in base64. The server detects the file type from the content, not from the name. */
export const agencyDocumentUploadSchema = z.object({
  applicationToken: z.string().min(20).max(80),
  agencyDocumentKind: z.enum(AGENCY_DOCUMENT_KINDS),
  fileName: line(120),
  base64: documentContentSchema,
})

export const agencyDocumentSchema = z.object({
  agencyDocumentKind: z.enum(AGENCY_DOCUMENT_KINDS),
  fileName: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  sizeBytes: z.int().positive(),
})

export const agencyLandingQuerySchema = z.object({
  agencyId: idParamSchema,
  subAgencyId: idParamSchema.optional(),
  locale: localeSchema,
})

/** `GET /acente-getir`: the content of an agency's page, and the terms of the attribution that it starts. */
export const agencyLandingSchema = z.object({
  agencyId: z.int().positive(),
  agencyName: z.string(),
  /** Null also when the requested sub-agency is not one of this agency's. */
  subAgencyId: z.int().positive().nullable(),
  subAgencyName: z.string().nullable(),
  city: z.string(),
  country: countrySchema,
  website: website.nullable(),
  text: z.string().nullable(),
  attributedUntil: instantSchema,
})

export const agencyLoginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH),
})

export const agencySchema = z.object({
  agencyId: z.int().positive(),
  legalName: z.string(),
  tradeName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: emailSchema,
  locale: localeSchema,
  mustChangePassword: z.boolean(),
  discountPercent: decimalSchema,
  commissionPercent: decimalSchema,
  agencyValidUntil: plainDateSchema.nullable(),
  subAgencies: z.array(z.object({ subAgencyId: z.int().positive(), subAgencyName: z.string() })),
})

export const agencySessionSchema = z.object({ token: z.string(), expiresAt: instantSchema, agency: agencySchema })

export const agencyPasswordSchema = z
  .object({
    currentPassword: z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH),
    password: passwordSchema,
    passwordConfirmation: z.string(),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'mismatch',
  })

export const agencyReservationsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/**
 * `bookedByAgency`: true when the agency's own staff booked at its trade discount; false when a visitor booked whom the
 * agency's page referred. A visitor's `reference` is null, because it opens the visitor's voucher.
 */
export const agencyReservationSchema = z.object({
  reservation: reservationSummarySchema.extend({ reference: z.string().nullable() }),
  guest: z.object({ firstName: z.string(), lastName: z.string() }),
  bookedByAgency: z.boolean(),
  subAgencyId: z.int().positive().nullable(),
  commission: amountSchema,
  commissionPercent: decimalSchema,
})

export const agencyReservationsSchema = z.object({
  reservations: z.array(agencyReservationSchema),
  total: z.int(),
})

/** A month as YYYY-MM. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month')

export const statementLineSchema = z.object({
  bookingNumber: z.string(),
  createdAt: instantSchema,
  /** Last day of the reservation's last service. It decides the month of the statement. */
  serviceDate: plainDateSchema,
  guestName: z.string(),
  bookedByAgency: z.boolean(),
  subAgencyName: z.string().nullable(),
  reservationStatus: z.enum(RESERVATION_STATUSES),
  grossAmount: amountSchema,
  tradeDiscount: amountSchema,
  netAmount: amountSchema,
  commissionPercent: decimalSchema,
  commission: amountSchema,
  paidAmount: amountSchema,
})

/** `isFinal` once the month is over: a service of a past month can no longer be cancelled. */
export const statementSchema = z.object({
  agencyId: z.int().positive(),
  agencyName: z.string(),
  month: monthSchema,
  currency: currencyCodeSchema,
  isFinal: z.boolean(),
  statementLines: z.array(statementLineSchema),
  statementTotals: z.object({
    grossAmount: amountSchema,
    tradeDiscount: amountSchema,
    netAmount: amountSchema,
    commission: amountSchema,
    paidAmount: amountSchema,
  }),
})

export type Agency = z.infer<typeof agencySchema>
export type AgencySession = z.infer<typeof agencySessionSchema>
export type AgencyLanding = z.infer<typeof agencyLandingSchema>
export type AgencyApplication = z.output<typeof agencyApplicationSchema>
export type AgencyReservation = z.infer<typeof agencyReservationSchema>
export type Statement = z.infer<typeof statementSchema>
export type StatementLine = z.infer<typeof statementLineSchema>
