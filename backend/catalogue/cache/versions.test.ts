import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createVersionReader } from './versions'

/** A fake pool. A query resolves on demand, with the version that was current when the query was sent. */
function fakePool() {
  const state = { version: 1, questions: 0 }
  const waiting: (() => void)[] = []
  const query = () => {
    state.questions += 1
    const rows = [{ scope: 'all', version: state.version }]
    return new Promise((resolve, reject) => {
      waiting.push(() => (state.version < 0 ? reject(new Error('away')) : resolve({ rows })))
    })
  }
  const answer = async () => {
    waiting.shift()?.()
    await setImmediate()
    await setImmediate()
  }
  return { state, answer, pool: { query } as unknown as Pool }
}

test('who asks while an answer is on its way gets the next one, and all of them share it', async () => {
  const { state, answer, pool } = fakePool()
  const read = createVersionReader(pool)
  const first = read()
  await setImmediate()
  await setImmediate()
  expect(state.questions).toBe(1)
  state.version = 2
  const later = [read(), read(), read()]
  await answer()
  expect((await first).all).toBe(1)
  expect(state.questions).toBe(2)
  await answer()
  expect((await Promise.all(later)).map(({ all }) => all)).toEqual([2, 2, 2])
  expect(state.questions).toBe(2)
})

test('a database that was away is asked again', async () => {
  const { state, answer, pool } = fakePool()
  const read = createVersionReader(pool)
  const failing = read()
  const refused = expect(failing).rejects.toThrow('away')
  await setImmediate()
  await setImmediate()
  state.version = -1
  await answer()
  await refused
  state.version = 7
  const next = read()
  await setImmediate()
  await setImmediate()
  await answer()
  expect((await next).all).toBe(7)
})
