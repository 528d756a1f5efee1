import { get } from 'node:http'
import { wait } from '../processes.mjs'

const RETRY_MS = 100
const LIMIT_MS = 300_000

/** What the storefront says while it does not know its tenants, because the API has only just started. */
const TOO_EARLY = 503

/** Status of the home page on this machine, after its last byte, or null where nothing listens. */
function askHome(port) {
  return new Promise((resolve) => {
    const headers = { host: `localhost:${port}`, accept: 'text/html', 'accept-language': 'en' }
    get({ host: '127.0.0.1', port, path: '/', headers, agent: false }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.statusCode))
    }).on('error', () => resolve(null))
  })
}

/** Asks for the home page until it is there, so that the first person finds it compiled. Returns its status, or null when it never was. */
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
