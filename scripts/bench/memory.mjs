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

/** By how many per cent values grow from first to last, by the straight line that lies nearest to them. */
export function growthOf(values) {
  const [middle, level] = [(values.length - 1) / 2, mean(values)]
  const rise = mean(values.map((value, index) => (index - middle) * (value - level)))
  const width = mean(values.map((_, index) => (index - middle) ** 2))
  return (100 * (values.length - 1) * rise) / width / (level - (rise / width) * middle)
}

/**
 * Asks a storefront for so many pages of all sorts, one after the other, and gives its memory after every twentieth of them, in MiB:
 * `memory` is the last, `growth` that of the last half of them, in per cent.
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
  return { samples, memory: samples.at(-1), growth: growthOf(samples.slice(SAMPLES / 2)) }
}
