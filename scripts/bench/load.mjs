import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const TICKS_PER_SECOND = 100

/** User and system time of a process in seconds, from /proc. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Requests that are cut off at the end cost CPU too: of few answers they would be the most. */
const LEAST_ANSWERS = 200
/** Seconds for one answer, on a machine that does much else. */
const TIMEOUT = 60

/**
 * Loads one address for so many seconds, or until it has answered 200 times where that takes longer; `cpu` is the server's CPU seconds
 * per 1,000 requests.
 */
export async function measureLoad({ name, url, pid, headers = {} }, seconds) {
  const asked = { 'accept-encoding': 'gzip', ...headers }
  const run = async (extent) => {
    const before = cpuSeconds(pid)
    const result = await autocannon({ url, connections: CONNECTIONS, headers: asked, timeout: TIMEOUT, ...extent })
    return { result, used: cpuSeconds(pid) - before }
  }
  await run({ duration: WARM_UP_SECONDS })
  let { result, used } = await run({ duration: seconds })
  if (result['2xx'] < LEAST_ANSWERS) ({ result, used } = await run({ amount: LEAST_ANSWERS }))
  const answered = result['2xx']
  if (result.non2xx > 0 || answered === 0)
    throw new Error(`${name}: ${result.non2xx} of ${result.requests.total} answers were not 200`)
  return { name, rps: answered / result.duration, p99: result.latency.p99, cpu: (used / answered) * 1_000 }
}
