import type { CALLS } from '@/domain/wire/calls'
import type { BrowserCallName } from './browser-calls'
import type { CallRequest } from './call-request'

/**
 * Sends a notification to the operator API, also during page unload. Reads no response and ignores failures. Uses
 * `fetch` instead of `callOperator` so that it needs no library.
 */
export function notifyOperator<N extends BrowserCallName>(name: N, request: CallRequest<(typeof CALLS)[N]>): void {
  const told = fetch(`/api/operator/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    keepalive: true,
  })
  told.catch(() => undefined)
}
