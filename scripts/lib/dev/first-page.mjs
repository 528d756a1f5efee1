import { get } from 'node:http'
import { wait } from '../processes.mjs'

const RETRY_MS = 100
const LIMIT_MS = 300_000

/** Status of the storefront while the API has just started and the tenants are not loaded yet. */
const TOO_EARLY = 503

/** Status of the local home page, after its last byte; null if nothing listens. */
function askHome(port) {
  return new Promise((resolve) => {
    const headers = { host: `localhost:${port}`, accept: 'text/html', 'accept-language': 'en' }
    get({ host: '127.0.0.1', port, path: '/', headers, agent: false }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.statusCode))
    }).on('error', () => resolve(null))
  })
}

/**
 * Requests the home page until it is available, so that the first visitor finds it compiled. Returns its status, or
 * null on failure.
 */
export async function askFirstPage(port) {
  const end = Date.now() + LIMIT_MS
  let status = null
  do {
    status = await askHome(port)
    if (status !== null && status !== TOO_EARLY) return status
    await wait(RETRY_MS)
  } while (Date.now() < end)
  return status
}
