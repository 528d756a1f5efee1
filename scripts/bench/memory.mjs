import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 8
const SAMPLES = 20
/** Seconds for one answer, on a machine that does much else. */
const TIMEOUT = 60

/** MiB of memory that a process holds. */
export function residentMiB(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Number(line[1]) / 1_024
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Asks a storefront for so many pages of all sorts, one after the other, and gives its memory after every twentieth of them, in MiB:
 * `memory` is the last, `growth` how much more it held in the last quarter than in the one before, in per cent.
 */
export async function measureMemory({ shop, host, pid, paths, requests }) {
  const samples = []
  const asked = paths.map(({ path, headers }) => ({ path, headers: { host, 'accept-encoding': 'gzip', ...headers } }))
  while (samples.length < SAMPLES) {
    const amount = Math.ceil(requests / SAMPLES)
    const result = await autocannon({ url: shop, connections: CONNECTIONS, amount, requests: asked, timeout: TIMEOUT })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} of ${amount} answers were not 200, ${result.errors} were none`)
    samples.push(residentMiB(pid))
  }
  const quarter = SAMPLES / 4
  const [third, last] = [samples.slice(2 * quarter, 3 * quarter), samples.slice(3 * quarter)].map(mean)
  return { samples, memory: samples.at(-1), growth: (100 * (last - third)) / third }
}
