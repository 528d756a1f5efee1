import { ApiError } from './errors'

/** PostgreSQL's classes for a lost connection, too many of them, and a server that stops; Node's for none at all. */
const UNAVAILABLE = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** The driver has no codes for its own: none to be had in time, and one that broke under a question or before it. */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable)/

/** An exclusion constraint: somebody took the same days by a way that does not wait for its turn. */
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

/** What a caller is told of anything thrown: a database that is unavailable or overrun is no fault of the program. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (hasCode(thrown, OVERLAP)) return new ApiError('soldOut')
  return new ApiError(isUnavailable(thrown) ? 'unavailable' : 'internal')
}
