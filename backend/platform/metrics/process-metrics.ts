import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ConnectionState } from '../database/connection-budget'
import type { ConnectionWaits } from '../database/connection-waits'

/** Seconds. A wait of 10 seconds is refused. */
const BUCKETS = [0.001, 0.01, 0.05, 0.2, 1, 3, 10]

interface Sources {
  waits: ConnectionWaits
  readConnections: () => ConnectionState
  /** Total seconds for which the event loop was blocked since the process started. */
  readBlockedSeconds: () => number
}

/** Metrics for conditions that block this process: a lack of database connections and a blocked event loop. */
export function addProcessMetrics(registry: Registry, { waits, readConnections, readBlockedSeconds }: Sources): void {
  const registers = [registry]
  const wait = new Histogram({
    name: 'kervan_connection_wait_seconds',
    help: 'How long a question waited for a connection to the database',
    buckets: BUCKETS,
    registers,
  })
  waits.onEnd((seconds) => wait.observe(seconds))
  const gauge = (name: string, help: string, read: (state: ConnectionState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(readConnections()))
      },
    })
  gauge('kervan_connections_in_use', 'Connections to all tenants that are lent', ({ inUse }) => inUse)
  gauge('kervan_connections_limit', 'Connections to all tenants that may be lent', ({ limit }) => limit)
  gauge(
    'kervan_connection_longest_wait_seconds',
    'How long the oldest of those waits that wait now',
    ({ longestWait }) => longestWait / 1_000,
  )
  new Counter({
    name: 'kervan_event_loop_blocked_seconds_total',
    help: 'Time in which the event loop stood still for longer than WATCHDOG_LOOP_MS',
    registers,
    collect() {
      this.reset()
      this.inc(readBlockedSeconds())
    },
  })
}
