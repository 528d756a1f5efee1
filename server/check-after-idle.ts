import type { IncomingMessage } from 'node:http'
import type { ApplicationState } from './application-state'
import { hostNameOf } from './host-name'

/** Addresses that are neither cached pages nor derived from them. */
const NO_PAGE = /^\/(?:api|_next|uploads|images|icons|fonts)(?:\/|$)/

/**
 * Reports a page request. After ten minutes without one, the tenant's content is first checked for changes: the promise
 * then resolves when the page may be answered, after 1.5 s at most. Null if there is nothing to wait for.
 */
export const checkAfterIdle = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { awaitInvalidations }: Pick<ApplicationState, 'awaitInvalidations'>,
): Promise<void> | null =>
  request.method !== 'GET' || NO_PAGE.test(request.url ?? '') ? null : awaitInvalidations(hostNameOf(request))
