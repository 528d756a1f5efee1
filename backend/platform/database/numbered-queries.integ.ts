import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type OpenRequest, openRequests, type Span } from '../tracing/requests'
import { type OpenDatabase, openDatabase, type Queryable } from './client'

/** The text of the current statement according to PostgreSQL. */
const SELF = sql`select query from pg_stat_activity where pid = pg_backend_pid()`

let database: OpenDatabase
let begun: string[]
let ended: boolean[]

const span: Span = {
  start: (name) => {
    begun.push(name)
    return span
  },
  end: (isFailed) => void ended.push(isFailed),
}
const during = <T>(requestId: string, work: () => Promise<T>, more: Partial<OpenRequest> = {}) =>
  openRequests.run({ requestId, span: null, ...more }, work)
const askSelf = async (db: Queryable) => String((await db.execute(SELF)).rows[0]?.query)

beforeAll(() => {
  // With one connection, the second query waits for the first.
  database = openDatabase(inject('adminUrl'), () => undefined, { size: 1 })
})
beforeEach(() => {
  begun = []
  ended = []
})
afterAll(() => database.pool.end())

test('the server is told for which request a statement is, in transactions too', async () => {
  const { db } = database
  expect(await during('number-one', () => askSelf(db))).toMatch(/pg_backend_pid\(\) \/\*request_id='number-one'\*\/$/)
  expect(await during('number-two', () => db.transaction(askSelf))).toContain("'number-two'")
  expect(await askSelf(db)).not.toContain('request_id')
})

test('who waits for a connection keeps the own number', async () => {
  const { db } = database
  const asked = ['first', 'second', 'third'].map((name) => during(name, () => askSelf(db)))
  const nobody = askSelf(db)
  expect((await Promise.all(asked)).map((text) => /'(\w+)'\*\/$/.exec(text)?.[1])).toEqual(['first', 'second', 'third'])
  expect(await nobody).not.toContain('request_id')
})

test('a number that is none is not told, and prepared statements stay as the server knows them', async () => {
  const { db, pool } = database
  expect(await during("x'*/; drop table t", () => askSelf(db))).not.toContain('request_id')
  const named = { name: 'self', text: 'select query from pg_stat_activity where pid = pg_backend_pid()' }
  for (const requestId of ['one', 'two'])
    expect((await during(requestId, () => pool.query(named))).rows[0].query).toBe(named.text)
})

test('each statement is one part of the trace, by what it does and with none of its values', async () => {
  const { db, pool } = database
  await during('number', async () => await db.execute(sql`select 1 from pg_database where datname = ${'Ann'}`), {
    span,
  })
  await during('number', () => pool.query('select 1'), { span })
  await during('number', () => expect(pool.query('update "nowhere" set x = 1')).rejects.toThrow('nowhere'), { span })
  await during('number', () => pool.query({ name: 'one', text: 'select 1 from pg_class limit 1' }), { span })
  expect(begun).toEqual([
    'postgresql select pg_database',
    'postgresql select',
    'postgresql update nowhere',
    'postgresql select pg_class',
  ])
  expect(ended).toEqual([false, false, true, false])
})
