import type { Pool, PoolClient } from 'pg'
import { openRequests } from '../tracing/requests'

type Query = (...given: unknown[]) => unknown

const NUMBERED = ' /*request_id='
const SAFE = /^[\w-]{1,64}$/
const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i

/** What a statement does, and to which table first: nothing of it is anybody's. */
function summarise(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = TABLE.exec(text)?.[1]
  return table ? `${verb} ${table}` : verb
}

interface Statement {
  text: string
  name?: string
}

/** Prepared ones are known to the server by their text: with a number in it each would be another one. They are a part of the trace alone. */
const withNumber = ({ text, name }: Statement, requestId: string): string =>
  name === undefined && SAFE.test(requestId) ? `${text}${NUMBERED}'${requestId}'*/` : text

function readStatement(given: unknown): Statement | null {
  if (typeof given === 'string') return { text: given }
  const statement = given as Partial<Statement & { submit: unknown }> | null
  return typeof statement?.text === 'string' && !statement.submit ? (statement as Statement) : null
}

/**
 * What is asked while a request is answered says so: the statement carries the request's number as a comment, which the server logs
 * and shows with it, and is a part of the request's trace.
 */
function ask(query: Query, given: unknown[]): unknown {
  const request = openRequests.getStore()
  const [first, ...rest] = given
  // With a callback it is the pool that asks, for what was numbered when it was asked of the pool.
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

/** Makes everything that this pool is asked carry the number of the request that it is asked for. */
export function numberQueries(pool: Pool): void {
  numberOf(pool)
  pool.on('connect', numberOf)
}
