import { ApiError } from './errors'

/**
 * PostgreSQL's error classes for a lost connection, too many connections and a server that stops, and Node's codes for
 * a failed connection.
 */
const UNAVAILABLE = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/**
 * The driver's own errors have no codes: no connection within the timeout, or a connection that broke before or during
 * a query.
 */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable)/

/** Exclusion constraint violation: another transaction took the same days without waiting for the lock. */
const OVERLAP = '23P01'

function hasCode(thrown: unknown, wanted: string): boolean {
  if (!(thrown instanceof Error)) return false
  return (thrown as { code?: unknown }).code === wanted || hasCode(thrown.cause, wanted)
}

function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && UNAVAILABLE.test(code)) return true
  return NO_CONNECTION.test(thrown.message) || isUnavailable(thrown.cause)
}

/**
 * Converts any thrown value to the error for the caller. An unavailable or overloaded database is not an internal
 * error.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (hasCode(thrown, OVERLAP)) return new ApiError('soldOut')
  return new ApiError(isUnavailable(thrown) ? 'unavailable' : 'internal')
}
