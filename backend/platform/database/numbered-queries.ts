import type { Pool, PoolClient } from 'pg'
import { openRequests } from '../tracing/requests'

type Query = (...given: unknown[]) => unknown

const NUMBERED = ' /*request_id='
const SAFE = /^[\w-]{1,64}$/
const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i

/** Verb and first table of a statement. Contains no personal data. */
function summarise(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = TABLE.exec(text)?.[1]
  return table ? `${verb} ${table}` : verb
}

interface Statement {
  text: string
  name?: string
}

/**
 * Appends the request number. PostgreSQL identifies a prepared statement by its text, and a number would make each one
 * distinct. Prepared statements therefore appear only in the trace.
 */
const withNumber = ({ text, name }: Statement, requestId: string): string =>
  name === undefined && SAFE.test(requestId) ? `${text}${NUMBERED}'${requestId}'*/` : text

function readStatement(given: unknown): Statement | null {
  if (typeof given === 'string') return { text: given }
  const statement = given as Partial<Statement & { submit: unknown }> | null
  return typeof statement?.text === 'string' && !statement.submit ? (statement as Statement) : null
}

/**
 * Adds the request number as a comment to each statement that runs during a request, so that PostgreSQL logs and
 * displays it. Also adds the statement to the trace of the request.
 */
function ask(query: Query, given: unknown[]): unknown {
  const request = openRequests.getStore()
  const [first, ...rest] = given
  // A call with a callback comes from the pool, which has already numbered the statement.
  const statement = request && typeof given.at(-1) !== 'function' && readStatement(first)
  if (!statement || statement.text.includes(NUMBERED)) return query(...given)
  const { requestId, span } = request
  const text = withNumber(statement, requestId)
  const numbered = typeof first === 'string' ? text : { ...statement, text }
  const part = span?.start(`postgresql ${summarise(statement.text)}`, { 'db.system.name': 'postgresql' })
  const answer = query(numbered, ...rest)
  if (part && answer instanceof Promise)
    answer.then(
      () => part.end(false),
      () => part.end(true),
    )
  return answer
}

function numberOf<T extends Pool | PoolClient>(asked: T): void {
  const own = Object.getPrototypeOf(asked) as { query: Query }
  const query = (...given: unknown[]) => own.query.apply(asked, given)
  Object.assign(asked, { query: (...given: unknown[]) => ask(query, given) })
}

/** Adds the number of the current request to every statement that runs through this pool. */
export function numberQueries(pool: Pool): void {
  numberOf(pool)
  pool.on('connect', numberOf)
}
