// Loaded into `next dev` by NODE_OPTIONS (`scripts/lib/dev/dev-services.mjs`). As `main.ts` does in production, it
// gives each request a context and the caller's address, and drops the headers that only the server may set.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '@/lib/request-context/request-context'
import { dropInternalHeaders } from '@/lib/security/inbound-headers'
import { setCallerAddress } from './forwarded-headers'
import { openRequestContext } from './open-request-context'

const isBehindProxy = process.env.BEHIND_PROXY === 'true'

/** Node calls this synchronously before the server, so the code that handles the request runs in the new context. */
export function openDevelopmentContext(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  requestContext.enterWith(openRequestContext(request, response, { isBehindProxy }))
  setCallerAddress(request, { isBehindProxy })
  dropInternalHeaders(request.headers)
}

subscribe('http.server.request.start', openDevelopmentContext)
