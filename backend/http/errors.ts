/** One table of error codes: status and English message; the storefront has a message key of the same name. */
export const ERRORS = {
  invalidRequest: { status: 422, message: 'Some fields are missing or wrong.' },
  malformedJson: { status: 400, message: 'The body is not valid JSON.' },
  bodyTooLarge: { status: 413, message: 'The body is too large.' },
  unsupportedMediaType: { status: 415, message: 'Send application/json.' },
  companyMissing: { status: 400, message: 'The company header is missing.' },
  companyUnknown: { status: 404, message: 'No such company.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'This is not yours to do.' },
  notFound: { status: 404, message: 'Not found.' },
  callUnknown: { status: 404, message: 'There is no such call.' },
  methodNotAllowed: { status: 405, message: 'This call wants another method.' },
  idempotencyKeyMissing: { status: 400, message: 'Send an Idempotency-Key header.' },
  idempotencyKeyReused: { status: 409, message: 'This key was used for another request.' },
  inProgress: { status: 409, message: 'The same request is still being worked on.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a little.' },
  invalidCredentials: { status: 401, message: 'Please check your login details.' },
  emailhata: { status: 409, message: 'This e-mail address has been registered before.' },
  mailyok: { status: 404, message: 'Such an e-mail is not registered in the system.' },
  notConvertible: { status: 422, message: 'There is no exchange rate for this currency.' },
  quoteInvalid: { status: 422, message: 'The offer was changed and is not valid.' },
  quoteExpired: { status: 409, message: 'The offer has lapsed. Please confirm the new price.' },
  priceChanged: { status: 409, message: 'The price has changed. Please confirm the new one.' },
  soldOut: { status: 409, message: 'There are not enough places left.' },
  couponInvalid: { status: 422, message: 'Please enter a valid code.' },
  methodNotOffered: { status: 422, message: 'This way to pay is not offered here.' },
  paymentClosed: { status: 409, message: 'This reservation cannot be paid any more.' },
  paymentUnavailable: { status: 503, message: 'The payment service does not answer.' },
  unavailable: { status: 503, message: 'The service is not available right now.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const

export type ErrorCode = keyof typeof ERRORS

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
