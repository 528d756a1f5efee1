/** One table of error codes: status and English message (`error-texts` has the others); the storefront has a message key of the same name. */
export const ERRORS = {
  invalidRequest: { status: 422, message: 'Some fields are missing or wrong.' },
  malformedJson: { status: 400, message: 'The body is not valid JSON.' },
  malformedRequest: { status: 400, message: 'This is no HTTP request.' },
  requestTimeout: { status: 408, message: 'The request did not arrive in time.' },
  headersTooLarge: { status: 431, message: 'The headers are too large.' },
  bodyTooLarge: { status: 413, message: 'The body is too large.' },
  unsupportedMediaType: { status: 415, message: 'Send application/json.' },
  companyMissing: { status: 400, message: 'The company header is missing.' },
  companyUnknown: { status: 404, message: 'No such company.' },
  unauthenticated: { status: 401, message: 'Please log in.' },
  forbidden: { status: 403, message: 'This is not yours to do.' },
  notFound: { status: 404, message: 'Not found.' },
  callUnknown: { status: 404, message: 'There is no such call.' },
  methodNotAllowed: { status: 405, message: 'This call wants another method.' },
  idempotencyKeyMissing: { status: 400, message: 'Send an Idempotency-Key header.' },
  idempotencyKeyReused: { status: 409, message: 'This key was used for another request.' },
  inProgress: { status: 409, message: 'The same request is still being worked on.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a little.' },
  dailyLimit: {
    status: 429,
    message: 'This form has been used very often today. Please try again tomorrow, or call us.',
  },
  invalidCredentials: { status: 401, message: 'Please check your login details.' },
  emailhata: { status: 409, message: 'This e-mail address has been registered before.' },
  mailyok: { status: 404, message: 'Such an e-mail is not registered in the system.' },
  busy: { status: 503, message: 'Too many people are logging in right now. Please try again in a moment.' },
  documentBusy: { status: 503, message: 'Too many documents are being made right now. Please try again in a moment.' },
  uploadBusy: { status: 503, message: 'Too many files are being uploaded right now. Please try again in a moment.' },
  passwordChangeRequired: { status: 403, message: 'Please choose a password of your own first.' },
  confirmationSent: { status: 202, message: 'Please open the link in the mail that we have sent to you.' },
  linkInvalid: { status: 422, message: 'This link is not valid.' },
  providerNotOffered: { status: 404, message: 'This way to log in is not offered here.' },
  providerTokenInvalid: { status: 401, message: 'The login was not confirmed. Please try again.' },
  providerUnavailable: { status: 503, message: 'The login service does not answer.' },
  emailMissing: { status: 422, message: 'Your account there has no e-mail address.' },
  emailUnverified: { status: 422, message: 'Your e-mail address is not confirmed there.' },
  accountExists: { status: 409, message: 'Please log in with your password and connect the account then.' },
  identityTaken: { status: 409, message: 'This account is connected to another member.' },
  onlyWayIn: { status: 409, message: 'Please set a password first.' },
  reservationsOpen: { status: 409, message: 'You still have bookings ahead of you.' },
  alreadyApplied: { status: 409, message: 'There is an application or agency with this tax number.' },
  notConvertible: { status: 422, message: 'There is no exchange rate for this currency.' },
  quoteInvalid: { status: 422, message: 'The offer was changed and is not valid.' },
  quoteExpired: { status: 409, message: 'The offer has lapsed. Please confirm the new price.' },
  priceChanged: { status: 409, message: 'The price has changed. Please confirm the new one.' },
  soldOut: { status: 409, message: 'There are not enough places left.' },
  holdExpired: { status: 409, message: 'The time for which the places were kept is over.' },
  holdProlonged: { status: 409, message: 'The time has been prolonged once already.' },
  tooManyHolds: { status: 429, message: 'You are keeping places elsewhere. Please finish or leave those first.' },
  unpaidLimit: {
    status: 409,
    message: 'You are keeping as many unpaid places as we allow. Please pay for one booking first, or write to us.',
  },
  couponInvalid: { status: 422, message: 'Please enter a valid code.' },
  methodNotOffered: { status: 422, message: 'This way to pay is not offered here.' },
  paymentClosed: { status: 409, message: 'This booking cannot be paid any more.' },
  paymentUnavailable: { status: 503, message: 'The payment service does not answer.' },
  notCancellable: { status: 409, message: 'This booking cannot be cancelled any more.' },
  refundChanged: { status: 409, message: 'The refund has changed. Please confirm the new one.' },
  departureBooked: { status: 409, message: 'This booking has this departure already.' },
  dateChangeClosed: { status: 409, message: 'The date of this booking cannot be changed.' },
  detailsClosed: { status: 409, message: 'The details of this booking cannot be changed any more.' },
  detailsOutdated: { status: 409, message: 'The details of this booking have been changed meanwhile.' },
  notConfirmed: { status: 409, message: 'This booking is not confirmed.' },
  fileRefused: {
    status: 422,
    message: 'Send a PDF, JPG or PNG file of at most 3 MB. A PDF must not have a password, scripts or attachments.',
  },
  alreadyReviewed: { status: 409, message: 'You have reviewed this already.' },
  documentUnknown: { status: 422, message: 'An uploaded document is no longer there. Please upload it again.' },
  signatureInvalid: { status: 401, message: 'The signature is missing or wrong.' },
  unavailable: { status: 503, message: 'The service is not available right now.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** Seconds after which a refused call may be tried again (`Retry-After`), where that is known. */
export const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { busy: 2, documentBusy: 5, uploadBusy: 5 }

/** Per field (English path) a short code of what is wrong with it. */
export type FieldErrors = Record<string, string>

/** The one way in which a service refuses: a code of the table, and fields or data where they help. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly data: Record<string, unknown> | undefined

  constructor(code: ErrorCode, extra: { fields?: FieldErrors; data?: Record<string, unknown> } = {}) {
    super(ERRORS[code].message)
    this.name = 'ApiError'
    this.code = code
    this.fields = extra.fields
    this.data = extra.data
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
