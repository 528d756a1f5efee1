import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueueFullError, RANK, WorkQueue } from './work-queue'

/** A task that ends when it is told to. */
function gate(): { run: () => Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { run: () => opened, open: () => open() }
}

test('what is asked for goes before the background, whatever came first', async () => {
  const queue = new WorkQueue(1, 10),
    first = gate(),
    order: string[] = []
  const note = (name: string) => async (): Promise<void> => {
    order.push(name)
  }
  const all = [
    queue.add('running', RANK.rest, first.run),
    queue.add('rest', RANK.rest, note('rest')),
    queue.add('cover', RANK.cover, note('cover')),
    queue.add('asked', RANK.asked, note('asked')),
  ]
  first.open()
  await Promise.all(all)
  expect(order).toEqual(['asked', 'cover', 'rest'])
})

test('one key runs once, and a waiting one moves up', async () => {
  const queue = new WorkQueue(1, 10),
    first = gate(),
    order: string[] = []
  const all = [
    queue.add('running', RANK.rest, first.run),
    queue.add('a', RANK.cover, async () => void order.push('a')),
    queue.add('b', RANK.rest, async () => void order.push('b')),
    queue.add('b', RANK.asked, async () => void order.push('b again')),
  ]
  first.open()
  await Promise.all(all)
  expect(order).toEqual(['b', 'a'])
})

test('no more than the given number run at a time', async () => {
  const queue = new WorkQueue(2, 10)
  let [running, most] = [0, 0]
  const task = async (): Promise<void> => {
    running++
    most = Math.max(most, running)
    await wait(2)
    running--
  }
  await Promise.all(Array.from({ length: 9 }, (_, i) => queue.add(`${i}`, RANK.rest, task)))
  expect(most).toBe(2)
})

test('requests beyond the limit are refused, background work is not', async () => {
  const queue = new WorkQueue(1, 1),
    first = gate()
  const running = queue.add('running', RANK.asked, first.run),
    waiting = queue.add('waiting', RANK.asked, async () => undefined)
  await expect(queue.add('late', RANK.asked, async () => undefined)).rejects.toBeInstanceOf(QueueFullError)
  const background = queue.add('background', RANK.rest, async () => undefined)
  first.open()
  await Promise.all([running, waiting, background])
})

test('a failure reaches who waits for it and stops nothing else', async () => {
  const queue = new WorkQueue(1, 10)
  const failed = queue.add('bad', RANK.rest, async () => {
      throw new Error('no ink')
    }),
    after = queue.add('good', RANK.rest, async () => undefined)
  await expect(failed).rejects.toThrow('no ink')
  await after
  await queue.add('bad', RANK.rest, async () => undefined)
})
