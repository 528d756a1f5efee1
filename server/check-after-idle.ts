import type { IncomingMessage } from 'node:http'
import type { ApplicationState } from './application-state'
import { hostNameOf } from './host-name'

/** Neither cached pages nor anything made of them. */
const NO_PAGE = /^\/(?:api|_next|uploads|images|icons|fonts)(?:\/|$)/

/**
 * Reports the request of a page. After ten minutes without one, the tenant's content is checked for changes first: resolves when the
 * page may be answered, 1.5 s later at most. Null where nothing has to be waited for.
 */
export const checkAfterIdle = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { awaitInvalidations }: Pick<ApplicationState, 'awaitInvalidations'>,
): Promise<void> | null =>
  request.method !== 'GET' || NO_PAGE.test(request.url ?? '') ? null : awaitInvalidations(hostNameOf(request))
