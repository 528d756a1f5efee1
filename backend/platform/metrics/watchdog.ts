import type { ConnectionState } from '../database/connection-budget'
import type { Logger } from '../logger/logger'

export interface WatchdogOptions {
  log: Pick<Logger, 'warn'>
  /** Milliseconds above which a line is written. */
  loopMs: number
  poolMs: number
  readConnections: () => ConnectionState
}

export interface Watchdog {
  /** Seconds in which the event loop stood still for longer than `loopMs`, all together. */
  readBlockedSeconds: () => number
  stop: () => void
}

/** While people go on waiting a line is written again after so long. */
const REPEAT_MS = 10_000
/** Looks so often within a threshold. */
const LOOKS = 10

/**
 * Writes a line when the event loop stood still, as soon as it goes on, and while requests wait for a database connection: both look from
 * outside like an API that answers nobody, and write nothing by themselves. `cpuMs` beside `blockedMs` tells whose fault it was: as much
 * of it is a computation of ours, hardly any is a machine that gave us no time.
 */
export function startWatchdog({ log, loopMs, poolMs, readConnections }: WatchdogOptions): Watchdog {
  const everyMs = Math.max(10, Math.min(loopMs, poolMs) / LOOKS)
  let lookedAt = performance.now()
  let cpu = process.cpuUsage()
  let blockedSeconds = 0
  let toldAt = Number.NEGATIVE_INFINITY
  const look = () => {
    const now = performance.now()
    const blockedMs = Math.round(now - lookedAt - everyMs)
    const { user, system } = process.cpuUsage(cpu)
    lookedAt = now
    cpu = process.cpuUsage()
    const connections = readConnections()
    if (blockedMs > loopMs) {
      blockedSeconds += blockedMs / 1_000
      log.warn({ blockedMs, cpuMs: Math.round((user + system) / 1_000), ...connections }, 'the event loop was blocked')
    }
    if (connections.longestWait <= poolMs || now - toldAt < REPEAT_MS) return
    toldAt = now
    log.warn({ ...connections }, 'requests wait for a database connection')
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return { readBlockedSeconds: () => blockedSeconds, stop: () => clearInterval(timer) }
}
