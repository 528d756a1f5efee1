// Loaded into `next dev` by NODE_OPTIONS (`scripts/lib/dev/dev-services.mjs`): gives each request what `main.ts` gives it in production
// and the application reads, a context of its own and the caller's address, and drops the headers that only the server may set.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '@/lib/request-context/request-context'
import { dropInternalHeaders } from '@/lib/security/inbound-headers'
import { setCallerAddress } from './forwarded-headers'
import { openRequestContext } from './open-request-context'

const isBehindProxy = process.env.BEHIND_PROXY === 'true'

/** Node calls this before the server, in the same turn: the code that handles the request runs in its context. */
export function openDevelopmentContext(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  requestContext.enterWith(openRequestContext(request, response, { isBehindProxy }))
  setCallerAddress(request, { isBehindProxy })
  dropInternalHeaders(request.headers)
}

subscribe('http.server.request.start', openDevelopmentContext)
