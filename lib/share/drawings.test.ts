import { expect, test, vi } from 'vitest'
import { type Drawing, Drawings } from './drawings'

const LIMITS = { kept: 2, waiting: 3 }
const drawn = (text: string, isWhole = true) =>
  vi.fn(async (): Promise<Drawing> => ({ bytes: Buffer.from(text), isWhole }))

test('what was drawn once is not drawn again, however many ask at the same time', async () => {
  const drawings = new Drawings(LIMITS)
  const draw = drawn('a')
  const answers = await Promise.all(Array.from({ length: 50 }, () => drawings.get('a', draw)))
  expect(new Set(answers.map(String))).toEqual(new Set(['a']))
  await drawings.get('a', draw)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('one is drawn at a time, and who comes when too many wait is refused', async () => {
  const drawings = new Drawings(LIMITS)
  let atOnce = 0
  let most = 0
  const slow = async (): Promise<Drawing> => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((done) => setTimeout(done, 5))
    atOnce -= 1
    return { bytes: Buffer.from('x'), isWhole: true }
  }
  const asked = ['a', 'b', 'c', 'd'].map((name) => drawings.get(name, slow))
  expect(asked.map((one) => one === null)).toEqual([false, false, false, true])
  await Promise.all(asked)
  expect(most).toBe(1)
  expect(await drawings.get('d', slow)).toEqual(Buffer.from('x'))
})

test('the least recently asked for is forgotten first', async () => {
  const drawings = new Drawings(LIMITS)
  const [a, b] = [drawn('a'), drawn('b')]
  await drawings.get('a', a)
  await drawings.get('b', b)
  await drawings.get('a', a)
  await drawings.get('c', drawn('c'))
  await drawings.get('a', a)
  await drawings.get('b', b)
  expect([a, b].map((draw) => draw.mock.calls.length)).toEqual([1, 2])
})

test('neither a failure nor half a picture is kept, and the next is drawn all the same', async () => {
  const drawings = new Drawings(LIMITS)
  const failing = vi.fn(() => Promise.reject(new Error('no picture')))
  await expect(drawings.get('a', failing)).rejects.toThrow('no picture')
  const half = drawn('half', false)
  expect(String(await drawings.get('a', half))).toBe('half')
  expect(String(await drawings.get('a', drawn('whole')))).toBe('whole')
})
