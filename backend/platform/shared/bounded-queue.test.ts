import { expect, test } from 'vitest'
import { BoundedQueue, QueueFullError } from './bounded-queue'

function controlled() {
  const started: number[] = []
  const finish: (() => void)[] = []
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      started.push(number)
      finish[number] = () => resolve(number)
    })
  return { started, finish, work }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('runs so many at a time, in order, and refuses what comes beyond the waiting line', async () => {
  const queue = new BoundedQueue(2, 2)
  const { started, finish, work } = controlled()
  const results = [0, 1, 2, 3].map((number) => queue.run(work(number)))
  await expect(queue.run(work(4))).rejects.toThrow(QueueFullError)
  await settle()
  expect(started).toEqual([0, 1])
  expect(queue.counts).toEqual({ running: 2, waiting: 2, done: 0 })
  finish[1]?.()
  await settle()
  expect(started).toEqual([0, 1, 2])
  for (const number of [0, 2]) finish[number]?.()
  await settle()
  finish[3]?.()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
  expect(queue.counts).toEqual({ running: 0, waiting: 0, done: 4 })
})

test('a failure frees its place', async () => {
  const queue = new BoundedQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(() => Promise.resolve(1))).toBe(1)
})

test('what has waited too long is refused and never begun, and the line goes on without it', async () => {
  const queue = new BoundedQueue(1, 5, 20)
  const { started, finish, work } = controlled()
  const first = queue.run(work(0))
  await expect(queue.run(work(1))).rejects.toThrow(QueueFullError)
  const third = queue.run(work(2))
  finish[0]?.()
  await first
  await settle()
  finish[2]?.()
  expect(await third).toBe(2)
  expect(started).toEqual([0, 2])
  expect(queue.counts).toEqual({ running: 0, waiting: 0, done: 2 })
})
