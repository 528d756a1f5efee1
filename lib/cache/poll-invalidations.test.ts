import { afterEach, expect, test, vi } from 'vitest'
import { KnownInvalidations } from './known-invalidations'
import { InvalidationPoller, type InvalidationQuery } from './poll-invalidations'

vi.mock('@/lib/env', () => ({ requireEnvironment: () => ({ API_BASE_URL: 'http://127.0.0.1:9', SERVICE_KEY: 'k' }) }))
vi.mock('@/lib/logger', () => ({ logger: { info: vi.fn(), error: vi.fn() } }))

afterEach(() => vi.useRealTimers())

interface World {
  invalidations: { tag: string; number: number }[]
  status: number | null
  stored: number
  isDown?: boolean
}

/** An API that returns two invalidations per response, and a storefront that has applied those up to `stored`. */
function open(world: World) {
  const known = new KnownInvalidations()
  const invalidated: string[] = []
  const ask = vi.fn(async ({ after }: InvalidationQuery) => {
    if (world.status === null) return null
    const left = world.invalidations.filter(({ number }) => number > after)
    const text = JSON.stringify({ invalidations: left.slice(0, 2), isWhole: left.length <= 2 })
    return { status: world.status, text: world.status === 200 ? text : 'x' }
  })
  const refreshTenants = vi.fn(async () => undefined)
  const follower = new InvalidationPoller({
    ask,
    known,
    invalidateHere: (tags) => invalidated.push(...tags),
    refreshTenants,
    isApiDown: () => world.isDown === true,
    readNumber: () => world.stored,
    writeNumber: (number) => {
      world.stored = number
    },
  })
  return { follower, known, invalidated, ask, refreshTenants }
}

const number = (value: number) => ({ tag: `lykia:product:${value}`, number: value })

test('the list of an API of the former release is read too', async () => {
  const { follower, known, invalidated, ask } = open({ invalidations: [], status: 200, stored: 0 })
  ask.mockResolvedValueOnce({ status: 200, text: JSON.stringify({ endings: [number(1)], isWhole: true }) })
  await follower.follow()
  expect([known.number, invalidated]).toEqual([1, [number(1).tag]])
})

test('catches up with everything, in as many questions as it takes, and then asks for what is new', async () => {
  const world: World = { invalidations: [1, 2, 3, 4, 5].map(number), status: 200, stored: 0 }
  const { follower, known, invalidated } = open(world)
  expect(await follower.follow()).toBe(true)
  expect(invalidated).toEqual(world.invalidations.map(({ tag }) => tag))
  expect([known.number, known.isComplete, world.stored]).toEqual([5, true, 5])
  world.invalidations.push(number(6))
  await follower.follow()
  expect(invalidated.slice(5)).toEqual(['lykia:product:6'])
})

test('after a restart only what was missed ends here; all is known again to judge the pages of others', async () => {
  const { follower, known, invalidated } = open({ invalidations: [1, 2, 3].map(number), status: 200, stored: 2 })
  await follower.follow()
  expect(invalidated).toEqual(['lykia:product:3'])
  expect(known.areInvalidated(['lykia:product:1'], 0)).toBe(true)
})

test('an API that is away or broken changes nothing and is asked again; one without the address is asked seldom', async () => {
  const world: World = { invalidations: [number(1)], status: null, stored: 0 }
  const { follower, known, invalidated } = open(world)
  expect(await follower.follow()).toBe(true)
  world.status = 500
  expect(await follower.follow()).toBe(true)
  expect([invalidated, known.isComplete]).toEqual([[], false])
  world.status = 404
  expect(await follower.follow()).toBe(false)
  world.status = 200
  await follower.follow()
  expect(invalidated).toEqual(['lykia:product:1'])
})

test('who asks while an answer is on its way waits for a newer one', async () => {
  const world: World = { invalidations: [number(1)], status: 200, stored: 0 }
  const { follower, invalidated, ask } = open(world)
  const first = follower.follow()
  world.invalidations.push(number(2))
  await Promise.all([first, follower.follow(), follower.follow()])
  expect(invalidated).toEqual(['lykia:product:1', 'lykia:product:2'])
  expect(ask.mock.calls.length).toBeLessThanOrEqual(3)
})

const MINUTE = 60_000

test('the first visit of an idle tenant waits for its check; later ones wait for nothing', async () => {
  const world: World = { invalidations: [], status: 200, stored: 0 }
  const { follower, invalidated, ask } = open(world)
  world.invalidations.push(number(1))
  const first = follower.recordRequest('lykia')
  expect(first).not.toBeNull()
  expect(follower.recordRequest('lykia')).toBe(first)
  await first
  expect(invalidated).toEqual(['lykia:product:1'])
  expect(ask.mock.calls.flatMap(([{ check }]) => check)).toEqual(['lykia'])
  expect(follower.recordRequest('lykia')).toBeNull()
  expect(follower.recordRequest('orion')).not.toBeNull()
  follower.stop()
})

test('an API that hangs delays the first visit by 1.5 s, and one that is down by nothing', async () => {
  vi.useFakeTimers()
  const world: World = { invalidations: [], status: 200, stored: 0 }
  const { follower, ask } = open(world)
  ask.mockImplementation(() => new Promise(() => undefined))
  const answered = vi.fn()
  void follower.recordRequest('lykia')?.then(answered)
  await vi.advanceTimersByTimeAsync(1_400)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(answered).toHaveBeenCalled()
  world.isDown = true
  expect(follower.recordRequest('orion')).toBeNull()
  expect(follower.checkUnknownHost()).toBeNull()
  follower.stop()
})

test('asks each second for ten minutes after a visit, names its tenant in time, and then rests until the next one', async () => {
  vi.useFakeTimers()
  const { follower, ask } = open({ invalidations: [], status: 200, stored: 0 })
  follower.start()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).toHaveBeenCalledTimes(1)
  void follower.recordRequest('lykia')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(follower.recordRequest('lykia')).toBeNull()
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
  expect(follower.recordRequest('lykia')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask.mock.calls.length).toBeGreaterThan(rested + 2)
  follower.stop()
})

test('a tenant that the API could not be told of is named with the next question', async () => {
  vi.useFakeTimers()
  const world: World = { invalidations: [], status: null, stored: 0 }
  const { follower, ask } = open(world)
  void follower.recordRequest('lykia')
  await vi.advanceTimersByTimeAsync(2_500)
  world.status = 200
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask.mock.calls.at(-1)?.[0].visited).toEqual(['lykia'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask.mock.calls.at(-1)?.[0].visited).toEqual([])
  follower.stop()
})

test('the tenants are loaded anew when they or the settings of one have changed, and for nothing else', async () => {
  const world: World = { invalidations: [number(1)], status: 200, stored: 0 }
  const { follower, refreshTenants } = open(world)
  await follower.follow()
  expect(refreshTenants).not.toHaveBeenCalled()
  world.invalidations.push({ tag: '*:tenants', number: 2 })
  await follower.follow()
  world.invalidations.push({ tag: 'lykia:settings', number: 3 })
  await follower.follow()
  expect(refreshTenants).toHaveBeenCalledTimes(2)
})

test('a host that leads nowhere is looked up once in a second', async () => {
  const { follower, ask } = open({ invalidations: [], status: 200, stored: 0 })
  await follower.checkUnknownHost()
  expect(follower.checkUnknownHost()).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a disk that is full ends the asking no more than an API that is away', async () => {
  vi.useFakeTimers()
  const world: World = { invalidations: [number(1)], status: 200, stored: 0 }
  const { follower, ask, invalidated } = open(world)
  Object.defineProperty(world, 'stored', {
    set: () => {
      throw new Error('ENOSPC')
    },
  })
  await follower.recordRequest('lykia')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask.mock.calls.length).toBeGreaterThan(2)
  expect(invalidated[0]).toBe('lykia:product:1')
  follower.stop()
})
