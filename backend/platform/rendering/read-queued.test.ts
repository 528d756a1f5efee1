import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ApiError } from '../http/errors'
import { readQueued } from './documents'

test('one reads at a time, in order, with a pause as long as the work, for which no answer waits', async () => {
  const begun: number[] = []
  const started = performance.now()
  const work = async () => {
    begun.push(performance.now() - started)
    await wait(40)
    return performance.now() - started
  }
  const [first, second] = await Promise.all([readQueued('a', work), readQueued('b', work)])
  expect(first).toBeLessThan(75)
  expect(begun[1]).toBeGreaterThan(75)
  expect(second).toBeGreaterThan(begun[1] ?? 0)
})

test('a failure is told, and the next one reads', async () => {
  await expect(readQueued('a', () => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows')
  expect(await readQueued('a', async () => 1)).toBe(1)
})

test('who comes when fifty wait is refused at once', async () => {
  const asked = Array.from({ length: 55 }, (_, number) => readQueued(`${number}`, () => wait(1)))
  const ends = await Promise.allSettled(asked)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(3)
  expect(refused.every(({ reason }) => reason instanceof ApiError && reason.code === 'documentBusy')).toBe(true)
})

test('one caller has ten calls in line at most, and others are read all the same', async () => {
  const mine = Promise.allSettled(Array.from({ length: 40 }, () => readQueued('a', () => wait(1))))
  const others = ['b', 'c'].map((who) => readQueued(who, async () => who))
  expect(await Promise.all(others)).toEqual(['b', 'c'])
  expect((await mine).map(({ status }) => status)).toEqual([
    ...Array(10).fill('fulfilled'),
    ...Array(30).fill('rejected'),
  ])
  expect(await readQueued('a', async () => 1)).toBe(1)
})
