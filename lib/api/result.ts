import type { Json } from '@/domain/wire/translate'
import { UNAVAILABLE_DIGEST } from './unavailable-digest'

/** Why a call was refused or failed. */
export interface ApiError {
  /** A code of the operator API, or 'unavailable' (no answer in time) or 'malformedAnswer' (one that breaks the contract). */
  code: string
  /** HTTP status; 503 and 502 for the two codes of our own. */
  status: number
  /** For logs and programs; the shop's pages say `errors.codes.<code>`. */
  message: string
  /** English field path to a short code of what is wrong with it. */
  fields?: Record<string, string>
  /** Of an answer that breaks the contract: English paths of the fields that do. */
  broken?: string[]
  /** Seconds after which the call may be made again, as the API's `Retry-After` says. */
  retryAfter?: string
  /** What a refusal brings along: the right price, the new offer. */
  data?: Json
}

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError }

/** Thrown where a page cannot go on without an answer; the nearest error boundary takes it. */
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

/** The data; throws `ApiFailure` for anything else. */
export function requireData<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data
  throw new ApiFailure(result.error)
}

/** The data, or null when there is no such thing; throws `ApiFailure` for anything else. */
export function getDataOrNull<T>(result: ApiResult<T>): T | null {
  if (!result.ok && result.error.code === 'notFound') return null
  return requireData(result)
}
