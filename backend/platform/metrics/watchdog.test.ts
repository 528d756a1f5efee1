import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectionState } from '../database/connection-budget'
import { ConnectionWaits } from '../database/connection-waits'
import { startWatchdog, type Watchdog } from './watchdog'

const QUIET: ConnectionState = { limit: 40, inUse: 1, waiting: 0, longestWait: 0, waitingForRegistry: 0 }
let watchdog: Watchdog | undefined
afterEach(() => watchdog?.stop())

function start(readConnections: () => ConnectionState) {
  const warn = vi.fn()
  watchdog = startWatchdog({ log: { warn }, loopMs: 200, poolMs: 100, readConnections })
  return { warn, watchdog }
}

function compute(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('an event loop that stood still is told of, with how long and how much of it was computing', async () => {
  const { warn, watchdog: started } = start(() => QUIET)
  await wait(50)
  compute(500)
  await wait(50)
  const [[figures, words]] = warn.mock.calls as [[{ blockedMs: number; cpuMs: number; limit: number }, string]]
  expect(words).toBe('the event loop was blocked')
  expect(figures.blockedMs).toBeGreaterThan(400)
  expect(figures.cpuMs).toBeGreaterThan(20)
  expect(figures.limit).toBe(40)
  expect(started.readBlockedSeconds()).toBeGreaterThan(0.4)
})

test('requests that wait for a connection are told of while they wait, once in ten seconds', async () => {
  const waits = new ConnectionWaits()
  const { warn } = start(() => ({ ...QUIET, waiting: waits.count, longestWait: waits.longest() }))
  const ends = [waits.begin(), waits.begin()]
  await wait(300)
  const told = warn.mock.calls.filter(([, words]) => words === 'requests wait for a database connection')
  expect(told).toHaveLength(1)
  expect(told[0]?.[0]).toMatchObject({ waiting: 2, limit: 40 })
  expect(told[0]?.[0].longestWait).toBeGreaterThan(100)
  for (const end of ends) end()
})

test('nothing is told while all is well, nor of many short waits', () => {
  // On a machine under load every real wait would be long.
  vi.useFakeTimers()
  const waits = new ConnectionWaits()
  const seconds: number[] = []
  waits.onEnd((each) => seconds.push(each))
  const { warn } = start(() => ({ ...QUIET, waiting: waits.count, longestWait: waits.longest() }))
  for (let turn = 0; turn < 20; turn += 1) {
    const end = waits.begin()
    vi.advanceTimersByTime(10)
    end()
  }
  vi.useRealTimers()
  expect(warn.mock.calls.filter(([, words]) => words === 'requests wait for a database connection')).toEqual([])
  expect(seconds).toHaveLength(20)
  expect(waits.longest()).toBe(0)
})
