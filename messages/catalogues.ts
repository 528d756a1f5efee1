import type { Locale } from '@/domain/shared/locales'
import arAgencyBookings from './ar/agency-bookings.json'
import arErrors from './ar/api-errors.json'
import arStatements from './ar/statements.json'
import arVouchers from './ar/vouchers.json'
import deAgencyBookings from './de/agency-bookings.json'
import deErrors from './de/api-errors.json'
import deStatements from './de/statements.json'
import deVouchers from './de/vouchers.json'
import enAgencyBookings from './en/agency-bookings.json'
import enErrors from './en/api-errors.json'
import enStatements from './en/statements.json'
import enVouchers from './en/vouchers.json'
import nlAgencyBookings from './nl/agency-bookings.json'
import nlErrors from './nl/api-errors.json'
import nlStatements from './nl/statements.json'
import nlVouchers from './nl/vouchers.json'
import ruAgencyBookings from './ru/agency-bookings.json'
import ruErrors from './ru/api-errors.json'
import ruStatements from './ru/statements.json'
import ruVouchers from './ru/vouchers.json'
import trAgencyBookings from './tr/agency-bookings.json'
import trErrors from './tr/api-errors.json'
import trStatements from './tr/statements.json'
import trVouchers from './tr/vouchers.json'

/**
 * The catalogues of the API, of its documents and mails, and of the sandbox; those of the storefront are loaded by next-intl
 * (`lib/i18n/request.ts`). Texts are ICU messages: `formatText` fills them in. Each catalogue is a constant of its own, so that a bundle
 * holds those alone that it uses.
 */
type Catalogue<T> = Readonly<Record<Locale, T>>

/** Refusals of the API by their code. */
export const ERROR_TEXTS: Catalogue<typeof enErrors> = {
  en: enErrors,
  tr: trErrors,
  de: deErrors,
  ru: ruErrors,
  nl: nlErrors,
  ar: arErrors,
}

/** The voucher and its calendar file. */
export const VOUCHER_TEXTS: Catalogue<typeof enVouchers> = {
  en: enVouchers,
  tr: trVouchers,
  de: deVouchers,
  ru: ruVouchers,
  nl: nlVouchers,
  ar: arVouchers,
}

/** The statement of an agency, as a PDF and as CSV. */
export const STATEMENT_WORDS: Catalogue<typeof enStatements> = {
  en: enStatements,
  tr: trStatements,
  de: deStatements,
  ru: ruStatements,
  nl: nlStatements,
  ar: arStatements,
}

/** Mails and vouchers about what an agency booked for its client. `note` and `onAccount` speak to the agency, the others to the client. */
export const AGENCY_BOOKING_TEXTS: Catalogue<typeof enAgencyBookings> = {
  en: enAgencyBookings,
  tr: trAgencyBookings,
  de: deAgencyBookings,
  ru: ruAgencyBookings,
  nl: nlAgencyBookings,
  ar: arAgencyBookings,
}

export type AgencyBookingTexts = typeof enAgencyBookings
