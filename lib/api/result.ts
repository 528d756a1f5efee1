import type { Json } from '@/domain/wire/translate'
import { UNAVAILABLE_DIGEST } from './unavailable-digest'

/** Reason for which a call was refused or failed. */
export interface ApiError {
  /** A code of the API, 'unavailable' (no response in time) or 'malformedAnswer' (the response breaks the contract). */
  code: string
  /** HTTP status; 503 for 'unavailable' and 502 for 'malformedAnswer'. */
  status: number
  /** For logs and developers; the shop's pages show `errors.codes.<code>`. */
  message: string
  /** Maps an English field path to a short error code. */
  fields?: Record<string, string>
  /** For 'malformedAnswer': English paths of the invalid fields. */
  broken?: string[]
  /** Seconds after which the call may be repeated, from the API's `Retry-After`. */
  retryAfter?: string
  /** Data of a refusal, for example the correct price or the new offer. */
  data?: Json
}

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError }

/** Thrown when a page cannot render without a response; the nearest error boundary catches it. */
export class ApiFailure extends Error {
  readonly code: string
  readonly status: number
  readonly digest?: string

  constructor(error: ApiError) {
    super(`${error.code}: ${error.message}`)
    this.name = 'ApiFailure'
    this.code = error.code
    this.status = error.status
    if (error.status === 503) this.digest = UNAVAILABLE_DIGEST
  }
}

/** Returns the data. Throws `ApiFailure` if the call failed. */
export function requireData<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data
  throw new ApiFailure(result.error)
}

/** Returns the data, or null if the API answered that it does not exist. Throws `ApiFailure` for any other failure. */
export function getDataOrNull<T>(result: ApiResult<T>): T | null {
  if (!result.ok && result.error.code === 'notFound') return null
  return requireData(result)
}
