import { get } from 'node:http'
import { wait } from './processes.mjs'

/** Status of a GET, or null without an answer within the timeout. */
export function askStatus(url, headers = {}, timeout = 2_000) {
  return new Promise((resolve) => {
    const request = get(url, { headers, timeout, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(null))
  })
}

/** Whether the address answered 200 within `limit` milliseconds; stops early if `isHopeless` returns true. */
export async function waitForHealth({ url, headers }, { limit, interval = 150, isHopeless = () => false }) {
  const end = Date.now() + limit
  while (Date.now() < end && !isHopeless()) {
    if ((await askStatus(url, headers)) === 200) return true
    await wait(interval)
  }
  return false
}
