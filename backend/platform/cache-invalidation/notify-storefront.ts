import type { Environment } from '../env/env'
import type { Logger } from '../logger/logger'
import { hmac } from '../shared/secrets'
import type { ChangeInvalidator } from './change-invalidator'

const TIMEOUT_MILLISECONDS = 5_000

/**
 * Stores the tags of changed pages, which every storefront polls each second. Also posts them to the storefront at
 * `STOREFRONT_URL`, which then invalidates them immediately. The request is signed with the shared secret over time and
 * body. A storefront that is not reachable reads the tags at its next poll.
 */
export function createInvalidator(env: Environment, log: Logger, invalidator: ChangeInvalidator) {
  return async function invalidate(company: string, tags: string[]): Promise<void> {
    try {
      await invalidator.invalidate(company, tags)
    } catch (error) {
      log.error({ err: error, company, tags }, 'a cache invalidation could not be stored')
    }
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
