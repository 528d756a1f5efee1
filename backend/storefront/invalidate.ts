import type { Environment } from '../env'
import { hmac } from '../http/secrets'
import type { Logger } from '../logger'

const TIMEOUT_MILLISECONDS = 5_000

/**
 * Posts the tags of changed pages to the storefront, signed with the shared secret over time and body.
 * A storefront that is away is logged; its pages renew by their own lifetime.
 */
export function createInvalidator(env: Environment, log: Logger) {
  return async function invalidate(company: string, tags: string[]): Promise<void> {
    const body = JSON.stringify({ company, tags })
    const timestamp = String(Date.now())
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': hmac(env.REVALIDATE_SECRET, `${timestamp}.${body}`),
    }
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
      const response = await fetch(new URL('/api/revalidate', env.STOREFRONT_URL), {
        method: 'POST',
        headers,
        body,
        signal,
      })
      if (!response.ok) log.warn({ company, tags, status: response.status }, 'the storefront refused an invalidation')
    } catch (error) {
      log.warn({ err: error, company, tags }, 'the storefront could not be told of a change')
    }
  }
}
