import { afterEach, expect, test, vi } from 'vitest'
import { KnownInvalidations } from './known-invalidations'
import { InvalidationPoller, type InvalidationQuery } from './poll-invalidations'

vi.mock('@/lib/env', () => ({ requireEnvironment: () => ({ API_BASE_URL: 'http://127.0.0.1:9', SERVICE_KEY: 'k' }) }))
vi.mock('@/lib/logger', () => ({ logger: { info: vi.fn(), error: vi.fn() } }))

afterEach(() => vi.useRealTimers())

interface World {
  endings: { tag: string; number: number }[]
  status: number | null
  stored: number
  isDown?: boolean
}

/** An API that answers two endings at once, and a storefront that has carried out `stored`. */
function open(world: World) {
  const known = new KnownInvalidations()
  const ended: string[] = []
  const ask = vi.fn(async ({ after }: InvalidationQuery) => {
    if (world.status === null) return null
    const left = world.endings.filter(({ number }) => number > after)
    const text = JSON.stringify({ endings: left.slice(0, 2), isWhole: left.length <= 2 })
    return { status: world.status, text: world.status === 200 ? text : 'x' }
  })
  const refreshTenants = vi.fn(async () => undefined)
  const follower = new InvalidationPoller({
    ask,
    known,
    endHere: (tags) => ended.push(...tags),
    refreshTenants,
    isApiDown: () => world.isDown === true,
    readNumber: () => world.stored,
    writeNumber: (number) => {
      world.stored = number
    },
  })
  return { follower, known, ended, ask, refreshTenants }
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
  expect(known.areInvalidated(['lykia:product:1'], 0)).toBe(true)
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

const MINUTE = 60_000

test('the first visit of an idle tenant waits for its check; later ones wait for nothing', async () => {
  const world: World = { endings: [], status: 200, stored: 0 }
  const { follower, ended, ask } = open(world)
  world.endings.push(number(1))
  const first = follower.visit('lykia')
  expect(first).not.toBeNull()
  expect(follower.visit('lykia')).toBe(first)
  await first
  expect(ended).toEqual(['lykia:product:1'])
  expect(ask.mock.calls.flatMap(([{ check }]) => check)).toEqual(['lykia'])
  expect(follower.visit('lykia')).toBeNull()
  expect(follower.visit('orion')).not.toBeNull()
  follower.stop()
})

test('an API that hangs delays the first visit by 1.5 s, and one that is down by nothing', async () => {
  vi.useFakeTimers()
  const world: World = { endings: [], status: 200, stored: 0 }
  const { follower, ask } = open(world)
  ask.mockImplementation(() => new Promise(() => undefined))
  const answered = vi.fn()
  void follower.visit('lykia')?.then(answered)
  await vi.advanceTimersByTimeAsync(1_400)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(answered).toHaveBeenCalled()
  world.isDown = true
  expect(follower.visit('orion')).toBeNull()
  expect(follower.visitUnknown()).toBeNull()
  follower.stop()
})

test('asks each second for ten minutes after a visit, names its tenant in time, and then rests until the next one', async () => {
  vi.useFakeTimers()
  const { follower, ask } = open({ endings: [], status: 200, stored: 0 })
  follower.start()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).toHaveBeenCalledTimes(1)
  void follower.visit('lykia')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(follower.visit('lykia')).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  const named = () => ask.mock.calls.filter(([{ visited, check }]) => [...visited, ...check].includes('lykia')).length
  expect(named()).toBe(2)
  await vi.advanceTimersByTimeAsync(9 * MINUTE)
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(500)
  expect(named()).toBe(2)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(ask.mock.calls.length).toBeLessThan(asked + 60)
  const rested = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(ask).toHaveBeenCalledTimes(rested)
  expect(follower.visit('lykia')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask.mock.calls.length).toBeGreaterThan(rested + 2)
  follower.stop()
})

test('a tenant that the API could not be told of is named with the next question', async () => {
  vi.useFakeTimers()
  const world: World = { endings: [], status: null, stored: 0 }
  const { follower, ask } = open(world)
  void follower.visit('lykia')
  await vi.advanceTimersByTimeAsync(2_500)
  world.status = 200
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask.mock.calls.at(-1)?.[0].visited).toEqual(['lykia'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask.mock.calls.at(-1)?.[0].visited).toEqual([])
  follower.stop()
})

test('the tenants are loaded anew when they or the settings of one have changed, and for nothing else', async () => {
  const world: World = { endings: [number(1)], status: 200, stored: 0 }
  const { follower, refreshTenants } = open(world)
  await follower.follow()
  expect(refreshTenants).not.toHaveBeenCalled()
  world.endings.push({ tag: '*:tenants', number: 2 })
  await follower.follow()
  world.endings.push({ tag: 'lykia:settings', number: 3 })
  await follower.follow()
  expect(refreshTenants).toHaveBeenCalledTimes(2)
})

test('a host that leads nowhere is looked up once in a second', async () => {
  const { follower, ask } = open({ endings: [], status: 200, stored: 0 })
  await follower.visitUnknown()
  expect(follower.visitUnknown()).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a disk that is full ends the asking no more than an API that is away', async () => {
  vi.useFakeTimers()
  const world: World = { endings: [number(1)], status: 200, stored: 0 }
  const { follower, ask, ended } = open(world)
  Object.defineProperty(world, 'stored', {
    set: () => {
      throw new Error('ENOSPC')
    },
  })
  await follower.visit('lykia')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask.mock.calls.length).toBeGreaterThan(2)
  expect(ended[0]).toBe('lykia:product:1')
  follower.stop()
})
