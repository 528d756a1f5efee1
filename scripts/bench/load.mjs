import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const TICKS_PER_SECOND = 100

/** User and system time of a process in seconds, from /proc. */
function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Loads one address for so many seconds; `cpu` is the server's CPU seconds per 1,000 requests. */
export async function measureLoad({ name, url, pid, headers = {} }, seconds) {
  const asked = { 'accept-encoding': 'gzip', ...headers }
  const run = (duration) => autocannon({ url, connections: CONNECTIONS, duration, headers: asked })
  await run(WARM_UP_SECONDS)
  const before = cpuSeconds(pid)
  const result = await run(seconds)
  const used = cpuSeconds(pid) - before
  const answered = result['2xx']
  if (result.non2xx > 0 || answered === 0)
    throw new Error(`${name}: ${result.non2xx} of ${result.requests.total} answers were not 200`)
  return { name, rps: answered / seconds, p99: result.latency.p99, cpu: (used / answered) * 1_000 }
}
