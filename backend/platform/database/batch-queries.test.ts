import { setImmediate as toNextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { batchQueries } from './batch-queries'

/** Resolves after a due query has been sent. */
async function settle() {
  await toNextTurn()
  await toNextTurn()
}

function createSource() {
  const open: { keys: readonly number[]; answer: (values: string[]) => void; fail: (error: Error) => void }[] = []
  const load = vi.fn(
    (keys: readonly number[]) =>
      new Promise<string[]>((resolve, reject) => {
        open.push({ keys, answer: resolve, fail: reject })
      }),
  )
  const answerNext = async () => {
    const next = open.shift()
    next?.answer(next.keys.map((key) => `value of ${key}`))
    await settle()
  }
  return { load, open, answerNext }
}

it('asks once for all of one turn, and together for those that come while it is on its way', async () => {
  const { load, answerNext } = createSource()
  const ask = batchQueries(load)
  const all: Promise<string>[] = []
  for (const keys of [[1, 2, 3], [4, 5], [6]]) {
    all.push(...keys.map(ask))
    await settle()
  }
  expect(load.mock.calls).toEqual([[[1, 2, 3]]])
  await answerNext()
  await answerNext()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6].map((key) => `value of ${key}`))
  expect(load.mock.calls).toEqual([[[1, 2, 3]], [[4, 5, 6]]])
})

it('tells a failure to those that went with it, and asks again for who comes later', async () => {
  const { load, open, answerNext } = createSource()
  const ask = batchQueries(load)
  const failed = expect(ask(1)).rejects.toThrow('lost')
  await settle()
  open.shift()?.fail(new Error('lost'))
  await failed
  const later = ask(1)
  await settle()
  await answerNext()
  expect(await later).toBe('value of 1')
})

it('never asks for more than fifty in one question', async () => {
  const { load, answerNext } = createSource()
  const ask = batchQueries(load)
  const all = Promise.all(Array.from({ length: 80 }, (_, index) => ask(index)))
  await settle()
  await answerNext()
  await answerNext()
  expect(await all).toHaveLength(80)
  expect(load.mock.calls.map(([keys]) => keys.length)).toEqual([50, 30])
})

it('asks for any number at once where there is no bound: one query answers all who ask for the same', async () => {
  const { load, answerNext } = createSource()
  const ask = batchQueries(load, Number.POSITIVE_INFINITY)
  const all = Promise.all(Array.from({ length: 200 }, () => ask(1)))
  await settle()
  await answerNext()
  expect(await all).toHaveLength(200)
  expect(load).toHaveBeenCalledTimes(1)
})
