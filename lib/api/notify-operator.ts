import type { CALLS } from '@/domain/wire/calls'
import type { BrowserCallName } from './browser-calls'
import type { CallRequest } from './call-request'

/**
 * Tells the operator something that nobody waits for, also while the page is being left: no answer is read and a failure is
 * silent. It needs no code beyond the browser's own, which is why it is not `callOperator`.
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
