import type { ConnectionState } from '../database/connection-budget'
import type { Logger } from '../logger/logger'

export interface WatchdogOptions {
  log: Pick<Logger, 'warn'>
  /** Threshold for a blocked event loop, in milliseconds. Above it a line is logged. */
  loopMs: number
  poolMs: number
  readConnections: () => ConnectionState
}

export interface Watchdog {
  /** Total seconds of all blocks of the event loop that were longer than `loopMs`. */
  readBlockedSeconds: () => number
  stop: () => void
}

/** Interval at which the line is logged again while requests still wait. */
const REPEAT_MS = 10_000
/** Number of checks within the shorter threshold. */
const LOOKS = 10

/**
 * Logs a line after the event loop was blocked, and while requests wait for a database connection. Both conditions look
 * like an API that does not answer, and nothing else logs them. Compare `cpuMs` with `blockedMs`: if they are about
 * equal, a computation of this process was the cause; if `cpuMs` is near zero, the machine gave the process no CPU
 * time.
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
