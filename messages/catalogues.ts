import type { Locale } from '@/domain/shared/locales'
import arAgencyBookings from './ar/agency-bookings.json' with { type: 'json' }
import arErrors from './ar/api-errors.json' with { type: 'json' }
import arBasket from './ar/basket.json' with { type: 'json' }
import arMail from './ar/mail.json' with { type: 'json' }
import arMailAccounts from './ar/mail-accounts.json' with { type: 'json' }
import arMailRequests from './ar/mail-requests.json' with { type: 'json' }
import arMailReservations from './ar/mail-reservations.json' with { type: 'json' }
import arSandbox from './ar/sandbox.json' with { type: 'json' }
import arStatements from './ar/statements.json' with { type: 'json' }
import arVouchers from './ar/vouchers.json' with { type: 'json' }
import deAgencyBookings from './de/agency-bookings.json' with { type: 'json' }
import deErrors from './de/api-errors.json' with { type: 'json' }
import deBasket from './de/basket.json' with { type: 'json' }
import deMail from './de/mail.json' with { type: 'json' }
import deMailAccounts from './de/mail-accounts.json' with { type: 'json' }
import deMailRequests from './de/mail-requests.json' with { type: 'json' }
import deMailReservations from './de/mail-reservations.json' with { type: 'json' }
import deSandbox from './de/sandbox.json' with { type: 'json' }
import deStatements from './de/statements.json' with { type: 'json' }
import deVouchers from './de/vouchers.json' with { type: 'json' }
import enAgencyBookings from './en/agency-bookings.json' with { type: 'json' }
import enErrors from './en/api-errors.json' with { type: 'json' }
import enBasket from './en/basket.json' with { type: 'json' }
import enMail from './en/mail.json' with { type: 'json' }
import enMailAccounts from './en/mail-accounts.json' with { type: 'json' }
import enMailRequests from './en/mail-requests.json' with { type: 'json' }
import enMailReservations from './en/mail-reservations.json' with { type: 'json' }
import enSandbox from './en/sandbox.json' with { type: 'json' }
import enStatements from './en/statements.json' with { type: 'json' }
import enVouchers from './en/vouchers.json' with { type: 'json' }
import nlAgencyBookings from './nl/agency-bookings.json' with { type: 'json' }
import nlErrors from './nl/api-errors.json' with { type: 'json' }
import nlBasket from './nl/basket.json' with { type: 'json' }
import nlMail from './nl/mail.json' with { type: 'json' }
import nlMailAccounts from './nl/mail-accounts.json' with { type: 'json' }
import nlMailRequests from './nl/mail-requests.json' with { type: 'json' }
import nlMailReservations from './nl/mail-reservations.json' with { type: 'json' }
import nlSandbox from './nl/sandbox.json' with { type: 'json' }
import nlStatements from './nl/statements.json' with { type: 'json' }
import nlVouchers from './nl/vouchers.json' with { type: 'json' }
import ruAgencyBookings from './ru/agency-bookings.json' with { type: 'json' }
import ruErrors from './ru/api-errors.json' with { type: 'json' }
import ruBasket from './ru/basket.json' with { type: 'json' }
import ruMail from './ru/mail.json' with { type: 'json' }
import ruMailAccounts from './ru/mail-accounts.json' with { type: 'json' }
import ruMailRequests from './ru/mail-requests.json' with { type: 'json' }
import ruMailReservations from './ru/mail-reservations.json' with { type: 'json' }
import ruSandbox from './ru/sandbox.json' with { type: 'json' }
import ruStatements from './ru/statements.json' with { type: 'json' }
import ruVouchers from './ru/vouchers.json' with { type: 'json' }
import trAgencyBookings from './tr/agency-bookings.json' with { type: 'json' }
import trErrors from './tr/api-errors.json' with { type: 'json' }
import trBasket from './tr/basket.json' with { type: 'json' }
import trMail from './tr/mail.json' with { type: 'json' }
import trMailAccounts from './tr/mail-accounts.json' with { type: 'json' }
import trMailRequests from './tr/mail-requests.json' with { type: 'json' }
import trMailReservations from './tr/mail-reservations.json' with { type: 'json' }
import trSandbox from './tr/sandbox.json' with { type: 'json' }
import trStatements from './tr/statements.json' with { type: 'json' }
import trVouchers from './tr/vouchers.json' with { type: 'json' }

/**
 * The catalogues of the API, of its documents and mails, and of the sandbox; next-intl loads those of the storefront
 * (`lib/i18n/request.ts`). Texts are ICU messages, which `formatText` formats. Each catalogue is a constant of its own,
 * so that a bundle contains only the catalogues that it uses. Node needs the import attributes where nothing bundles this
 * file, as in the browser tests.
 */
type Catalogue<T> = Readonly<Record<Locale, T>>

export const ERROR_TEXTS: Catalogue<typeof enErrors> = {
  en: enErrors,
  tr: trErrors,
  de: deErrors,
  ru: ruErrors,
  nl: nlErrors,
  ar: arErrors,
}

/**
 * The storefront's words for a basket item: mails and pages use the same ones. English has a generated type of literal
 * texts.
 */
export const BASKET_TEXTS: Catalogue<Pick<typeof trBasket, 'item' | 'people' | 'vehicles'>> = {
  en: enBasket,
  tr: trBasket,
  de: deBasket,
  ru: ruBasket,
  nl: nlBasket,
  ar: arBasket,
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

/**
 * Mails and vouchers about bookings of an agency for its client. `note` and `onAccount` address the agency, the others
 * the client.
 */
export const AGENCY_BOOKING_TEXTS: Catalogue<typeof enAgencyBookings> = {
  en: enAgencyBookings,
  tr: trAgencyBookings,
  de: deAgencyBookings,
  ru: ruAgencyBookings,
  nl: nlAgencyBookings,
  ar: arAgencyBookings,
}

export type AgencyBookingTexts = typeof enAgencyBookings

/** Texts of every mail, and of the mails about requests, newsletter and free places. */
export const MAIL_TEXTS: Catalogue<typeof enMail> = {
  en: enMail,
  tr: trMail,
  de: deMail,
  ru: ruMail,
  nl: nlMail,
  ar: arMail,
}

/** Mails about the accounts of members and agencies. */
export const ACCOUNT_TEXTS: Catalogue<typeof enMailAccounts> = {
  en: enMailAccounts,
  tr: trMailAccounts,
  de: deMailAccounts,
  ru: ruMailAccounts,
  nl: nlMailAccounts,
  ar: arMailAccounts,
}

export type AccountMailTexts = typeof enMailAccounts

export const RESERVATION_MAIL_TEXTS: Catalogue<typeof enMailReservations> = {
  en: enMailReservations,
  tr: trMailReservations,
  de: deMailReservations,
  ru: ruMailReservations,
  nl: nlMailReservations,
  ar: arMailReservations,
}

export type ReservationMailTexts = typeof enMailReservations

/** Labels of a request’s mail; the same words as on its form. */
export const REQUEST_WORDS: Catalogue<typeof enMailRequests> = {
  en: enMailRequests,
  tr: trMailRequests,
  de: deMailRequests,
  ru: ruMailRequests,
  nl: nlMailRequests,
  ar: arMailRequests,
}

/** The pages of the sandbox gateway and of its bank. */
export const SANDBOX_TEXTS: Catalogue<typeof enSandbox> = {
  en: enSandbox,
  tr: trSandbox,
  de: deSandbox,
  ru: ruSandbox,
  nl: nlSandbox,
  ar: arSandbox,
}
