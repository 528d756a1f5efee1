import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Drawing, Drawings } from './drawings'

const stored = new Map<string, Buffer>()
const store = {
  read: async (name: string) => stored.get(name) ?? null,
  write: vi.fn(async (name: string, bytes: Buffer) => void stored.set(name, bytes)),
}
const warn = vi.fn()
beforeEach(() => {
  stored.clear()
  warn.mockReset()
})

const open = (changed: Partial<typeof store> = {}) =>
  new Drawings({ cached: 2, waiting: 3, halfMs: 20 }, { ...store, ...changed }, warn)
const nowhere = { read: async () => null }
const drawn = (text: string, isWhole = true) =>
  vi.fn(async (): Promise<Drawing> => ({ bytes: Buffer.from(text), isWhole }))

test('what was drawn once is not drawn again, however many ask at the same time', async () => {
  const drawings = open()
  const draw = drawn('a')
  const answers = await Promise.all(Array.from({ length: 50 }, () => drawings.get('a', draw)))
  expect(new Set(answers.map(String))).toEqual(new Set(['a']))
  await drawings.get('a', draw)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('what was stored is not drawn again after a restart, nor when memory is full', async () => {
  const draws = ['a', 'b', 'c', 'd'].map((name) => [name, drawn(name)] as const)
  for (const drawings of [open(), open()])
    for (const [name, draw] of [...draws, ...draws]) expect(String(await drawings.get(name, draw))).toBe(name)
  expect(draws.map(([, draw]) => draw.mock.calls.length)).toEqual([1, 1, 1, 1])
})

test('one is drawn at a time, who comes when too many wait is refused, and what is stored is sent meanwhile', async () => {
  const drawings = open()
  stored.set('known', Buffer.from('known'))
  let atOnce = 0
  let most = 0
  const slow = async (): Promise<Drawing> => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await wait(5)
    atOnce -= 1
    return { bytes: Buffer.from('x'), isWhole: true }
  }
  const asked = ['a', 'b', 'c', 'd', 'known'].map((name) => drawings.get(name, slow))
  expect((await Promise.all(asked)).map((one) => one && String(one))).toEqual(['x', 'x', 'x', null, 'known'])
  expect(most).toBe(1)
  expect(await drawings.get('d', slow)).toEqual(Buffer.from('x'))
})

test('of those in memory, the one that was not asked for longest is forgotten first', async () => {
  const drawings = open(nowhere)
  const [a, b] = [drawn('a'), drawn('b')]
  await drawings.get('a', a)
  await drawings.get('b', b)
  await drawings.get('a', a)
  await drawings.get('c', drawn('c'))
  await drawings.get('a', a)
  await drawings.get('b', b)
  expect([a, b].map((draw) => draw.mock.calls.length)).toEqual([1, 2])
})

test('a failure is not kept, and a folder that cannot be written costs no answer', async () => {
  const drawings = open({ write: vi.fn(() => Promise.reject(new Error('full'))) })
  const failing = vi.fn(() => Promise.reject(new Error('no picture')))
  await expect(drawings.get('a', failing)).rejects.toThrow('no picture')
  expect(String(await drawings.get('a', drawn('whole')))).toBe('whole')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('half a picture is not stored, and sent for a while only', async () => {
  const drawings = open()
  const half = drawn('half', false)
  for (let times = 0; times < 3; times += 1) expect(String(await drawings.get('a', half))).toBe('half')
  expect(half).toHaveBeenCalledTimes(1)
  await wait(40)
  expect(String(await drawings.get('a', drawn('whole')))).toBe('whole')
  expect(String(stored.get('a'))).toBe('whole')
})
