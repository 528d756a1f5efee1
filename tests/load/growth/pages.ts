import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICKS_PER_SECOND = 100
const CACHED_REQUESTS = 20
const TIMEOUT_MS = 120_000
const agent = new Agent({ keepAlive: true })

/** User and system time of a process in milliseconds. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000
}

/** MiB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** Milliseconds until the last byte of an answer; throws where it is not 200. */
export function timePage(port: number, host: string, path: string): Promise<number> {
  const began = performance.now()
  const headers = { host, 'accept-language': 'en', 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${host}${path}: ${answer.statusCode}`))
      })
    })
    asking.on('timeout', () => asking.destroy(new Error(`${host}${path}: no answer in ${TIMEOUT_MS} ms`)))
    asking.on('error', reject)
    asking.end()
  })
}

/** The middle one; of an even number the lower. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

/** Medians in milliseconds: of the first answers, when the pages are made, and of those after them. */
export async function timePages(port: number, asked: readonly { host: string; path: string }[]) {
  const made: number[] = []
  for (const { host, path } of asked) made.push(await timePage(port, host, path))
  const cached: number[] = []
  for (let time = 0; time < CACHED_REQUESTS; time += 1) {
    const page = asked[time % asked.length]
    if (page) cached.push(await timePage(port, page.host, page.path))
  }
  return { made: median(made), cached: median(cached) }
}
