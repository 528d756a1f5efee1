import { expect, test, vi } from 'vitest'
import { EndingsFollower } from './follow-endings'
import { KnownEndings } from './known-endings.cjs'

vi.mock('@/lib/env', () => ({ requireEnvironment: () => ({ API_BASE_URL: 'http://127.0.0.1:9', SERVICE_KEY: 'k' }) }))
vi.mock('@/lib/logger', () => ({ logger: { info: vi.fn() } }))

interface World {
  endings: { tag: string; number: number }[]
  status: number | null
  stored: number
}

/** An API that answers two endings at once, and a storefront that has carried out `stored`. */
function open(world: World) {
  const known = new KnownEndings()
  const ended: string[] = []
  const ask = vi.fn(async (after: number) => {
    if (world.status === null) return null
    const left = world.endings.filter(({ number }) => number > after)
    const text = JSON.stringify({ endings: left.slice(0, 2), isWhole: left.length <= 2 })
    return { status: world.status, text: world.status === 200 ? text : 'x' }
  })
  const follower = new EndingsFollower({
    ask,
    known,
    endHere: (tags) => ended.push(...tags),
    readNumber: () => world.stored,
    writeNumber: (number) => {
      world.stored = number
    },
  })
  return { follower, known, ended, ask }
}

const number = (value: number) => ({ tag: `lykia:product:${value}`, number: value })

test('catches up with everything, in as many questions as it takes, and then asks for what is new', async () => {
  const world: World = { endings: [1, 2, 3, 4, 5].map(number), status: 200, stored: 0 }
  const { follower, known, ended } = open(world)
  expect(await follower.follow()).toBe(true)
  expect(ended).toEqual(world.endings.map(({ tag }) => tag))
  expect([known.number, known.isComplete, world.stored]).toEqual([5, true, 5])
  world.endings.push(number(6))
  await follower.follow()
  expect(ended.slice(5)).toEqual(['lykia:product:6'])
})

test('after a restart only what was missed ends here; all is known again to judge the pages of others', async () => {
  const { follower, known, ended } = open({ endings: [1, 2, 3].map(number), status: 200, stored: 2 })
  await follower.follow()
  expect(ended).toEqual(['lykia:product:3'])
  expect(known.haveEnded(['lykia:product:1'], 0)).toBe(true)
})

test('an API that is away or broken changes nothing and is asked again; one without the address is asked seldom', async () => {
  const world: World = { endings: [number(1)], status: null, stored: 0 }
  const { follower, known, ended } = open(world)
  expect(await follower.follow()).toBe(true)
  world.status = 500
  expect(await follower.follow()).toBe(true)
  expect([ended, known.isComplete]).toEqual([[], false])
  world.status = 404
  expect(await follower.follow()).toBe(false)
  world.status = 200
  await follower.follow()
  expect(ended).toEqual(['lykia:product:1'])
})

test('who asks while an answer is on its way waits for a newer one', async () => {
  const world: World = { endings: [number(1)], status: 200, stored: 0 }
  const { follower, ended, ask } = open(world)
  const first = follower.follow()
  world.endings.push(number(2))
  await Promise.all([first, follower.follow(), follower.follow()])
  expect(ended).toEqual(['lykia:product:1', 'lykia:product:2'])
  expect(ask.mock.calls.length).toBeLessThanOrEqual(3)
})
