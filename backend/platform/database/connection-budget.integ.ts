import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { randomLetters } from '../../../tests/api/support/databases'
import { type OpenDatabase, openDatabase } from './client'
import { ConnectionBudget } from './connection-budget'

const POOLS = 6
const LIMIT = 4

let name: string
let observer: Client
let budget: ConnectionBudget
let databases: OpenDatabase[]
const lent: PoolClient[] = []

beforeEach(async () => {
  name = `budget_${randomLetters(8)}`
  observer = new Client(inject('adminUrl'))
  await observer.connect()
  budget = new ConnectionBudget(LIMIT)
  const url = new URL(inject('adminUrl'))
  url.searchParams.set('application_name', name)
  databases = Array.from({ length: POOLS }, () => openDatabase(url.href, () => undefined, { size: 3, budget }))
})

afterEach(async () => {
  for (const client of lent.splice(0)) client.release()
  await Promise.all(databases.map(({ pool }) => pool.end()))
  await observer.end()
})

/** Number of open connections according to PostgreSQL. */
async function countOpen(): Promise<number> {
  const { rows } = await observer.query(
    'select count(*)::int as count from pg_stat_activity where application_name = $1',
    [name],
  )
  return rows[0].count
}

const poolAt = (index: number) => {
  const pool = databases[index]?.pool
  if (!pool) throw new Error(`no pool ${index}`)
  return pool
}
const take = async (index: number): Promise<PoolClient> => {
  const client = await poolAt(index).connect()
  lent.push(client)
  return client
}
const release = (client: PoolClient | undefined) => {
  const [found] = client ? lent.splice(lent.indexOf(client), 1) : []
  found?.release()
}

test('many pools together never hold more than the budget, and everybody is answered', async () => {
  const countHeld = () => databases.reduce((sum, { pool }) => sum + pool.totalCount, 0)
  let most = 0
  for (const { pool } of databases)
    pool.on('connect', () => {
      most = Math.max(most, countHeld())
    })
  const asked = Array.from({ length: 120 }, (_, index) =>
    poolAt((index * 7) % POOLS).query('select $1::int as n', [index]),
  )
  const answers = await Promise.all(asked)
  for (let index = 0; index < 40; index += 1) await poolAt(index % POOLS).query('select 1')
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(asked.map((_, index) => index))
  expect(most).toBe(LIMIT)
  // PostgreSQL notices a closed connection only a moment later.
  await expect.poll(countOpen).toBeLessThanOrEqual(LIMIT)
})

test('what nobody uses is closed for who needs one elsewhere, the longest unused first', async () => {
  for (const index of [0, 1, 2, 3, 0]) await poolAt(index).query('select 1')
  await poolAt(4).query('select 1')
  expect([0, 1, 2, 3, 4].map((index) => poolAt(index).totalCount)).toEqual([1, 0, 1, 1, 1])
})

test('a pool that is used up holds up nobody else, and who waits is counted', async () => {
  const busy = [await take(0), await take(0), await take(0)]
  const fourth = take(0)
  await wait(20)
  expect(poolAt(0).waiting).toBe(1)
  await poolAt(1).query('select 1')
  release(busy[0])
  await fourth
  expect(poolAt(0).waiting).toBe(0)
})

test('when all are in use people wait their turn, whatever becomes of those before them', async () => {
  const held = [await take(0), await take(0), await take(1), await take(2)]
  const next = poolAt(3).query('select 1 as one')
  await wait(20)
  expect(poolAt(3).waiting).toBe(1)
  const [broken] = held.splice(3)
  await expect(broken?.query('select broken')).rejects.toThrow('broken')
  release(broken)
  expect((await next).rows).toEqual([{ one: 1 }])
})

test('connections that the server ends are no part of it any longer', async () => {
  for (const index of [0, 1, 2, 3]) await poolAt(index).query('select 1')
  await observer.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name])
  // Each pool notices the closed connection separately.
  await expect.poll(() => [0, 1, 2, 3].map((index) => poolAt(index).totalCount)).toEqual([0, 0, 0, 0])
  const answers = await Promise.all([4, 5, 0, 1, 2].map((index) => poolAt(index).query('select 1 as one')))
  expect(answers.map(({ rows }) => rows[0].one)).toEqual([1, 1, 1, 1, 1])
})

test('a database that is not there costs nobody a place', async () => {
  const url = new URL(inject('adminUrl'))
  url.pathname = '/nowhere'
  const missing = openDatabase(url.href, () => undefined, { size: 3, budget })
  for (let time = 0; time < 2 * LIMIT; time += 1)
    await expect(missing.pool.query('select 1')).rejects.toThrow('nowhere')
  await Promise.all([0, 0, 1, 2].map(take))
})
