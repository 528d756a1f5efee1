import type { Locale } from '@/domain/shared/locales'
import { ERROR_TEXTS } from '@/messages/catalogues'

/**
 * Error codes and their HTTP statuses. `messages/<language>/api-errors.json` has a message for each code; the
 * storefront has a message key of the same name.
 */
export const ERROR_STATUS = {
  invalidRequest: 422,
  malformedJson: 400,
  malformedRequest: 400,
  requestTimeout: 408,
  headersTooLarge: 431,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  companyMissing: 400,
  companyUnknown: 404,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  callUnknown: 404,
  methodNotAllowed: 405,
  idempotencyKeyMissing: 400,
  idempotencyKeyReused: 409,
  inProgress: 409,
  tooManyRequests: 429,
  dailyLimit: 429,
  invalidCredentials: 401,
  emailhata: 409,
  mailyok: 404,
  busy: 503,
  documentBusy: 503,
  uploadBusy: 503,
  passwordChangeRequired: 403,
  confirmationSent: 202,
  linkInvalid: 422,
  providerNotOffered: 404,
  providerTokenInvalid: 401,
  providerUnavailable: 503,
  emailMissing: 422,
  emailUnverified: 422,
  accountExists: 409,
  identityTaken: 409,
  onlyWayIn: 409,
  reservationsOpen: 409,
  alreadyApplied: 409,
  notConvertible: 422,
  quoteInvalid: 422,
  quoteExpired: 409,
  priceChanged: 409,
  soldOut: 409,
  holdExpired: 409,
  holdProlonged: 409,
  tooManyHolds: 429,
  unpaidLimit: 409,
  couponInvalid: 422,
  methodNotOffered: 422,
  paymentClosed: 409,
  paymentUnavailable: 503,
  notCancellable: 409,
  refundChanged: 409,
  departureBooked: 409,
  dateChangeClosed: 409,
  detailsClosed: 409,
  detailsOutdated: 409,
  notConfirmed: 409,
  fileRefused: 422,
  alreadyReviewed: 409,
  documentUnknown: 422,
  signatureInvalid: 401,
  unavailable: 503,
  internal: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const messageOf = (code: ErrorCode, locale: Locale): string => ERROR_TEXTS[locale][code]

/** Seconds after which a refused call may be tried again (`Retry-After`), where that is known. */
export const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { busy: 2, documentBusy: 5, uploadBusy: 5 }

/** A short error code for each invalid field (English path). */
export type FieldErrors = Record<string, string>

/** The only error with which a service refuses a request: a code of the table, with fields or data where useful. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly data: Record<string, unknown> | undefined

  constructor(code: ErrorCode, extra: { fields?: FieldErrors; data?: Record<string, unknown> } = {}) {
    super(messageOf(code, 'en'))
    this.name = 'ApiError'
    this.code = code
    this.fields = extra.fields
    this.data = extra.data
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
