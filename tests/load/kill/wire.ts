import { confirmAtBank } from '@/backend/payment-providers/test-support/bank-page'
import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { fromWire, type Json, toWire, toWireQuery } from '@/domain/wire/translate'

const LIMIT_MILLISECONDS = 20_000

export interface Answer<T> {
  status: number
  code: string | null
  data: T
}

export interface Asking {
  token?: string
  key?: string
}

/** Speaks to a running API as the storefront does. Throws when the API is cut off in the middle. */
export function createClient(origin: string, company: string, serviceKey: string) {
  let visitors = 0

  async function ask<N extends CallName>(
    name: N,
    request: RequestOf<(typeof CALLS)[N]>,
    { token, key }: Asking = {},
  ): Promise<Answer<ResponseOf<(typeof CALLS)[N]>>> {
    const { method, path } = CALLS[name]
    visitors += 1
    // Everybody from an address of their own: limits are not what is tested here.
    const address = `2001:db8:${(visitors & 0xffff).toString(16)}:${((visitors >> 16) << 8).toString(16)}::1`
    const headers: Record<string, string> = { company, 'x-service-key': serviceKey, 'x-client-address': address }
    if (token) headers.authorization = `Bearer ${token}`
    if (key) headers['idempotency-key'] = key
    const isGet = method === 'GET'
    if (!isGet) headers['content-type'] = 'application/json'
    const query = isGet ? `?${new URLSearchParams(toWireQuery(request as Record<string, Json>))}` : ''
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers,
      signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
      ...(isGet ? {} : { body: JSON.stringify(toWire(request as Json)) }),
    })
    const body = (await response.json()) as Record<string, Json>
    const data = fromWire(body.data ?? null) as ResponseOf<(typeof CALLS)[N]>
    return { status: response.status, code: typeof body.code === 'string' ? body.code : null, data }
  }

  return ask
}

export type Ask = ReturnType<typeof createClient>

/** What the bank posts to the shop when the person has answered there. */
export async function answerBank(html: string): Promise<RequestOf<(typeof CALLS)['returnFromBank']>> {
  const callback = await confirmAtBank(html)
  return {
    conversationId: callback.conversationId,
    providerPaymentId: callback.paymentId,
    status: callback.status,
    mdStatus: callback.mdStatus,
    conversationData: callback.conversationData ?? '',
    signature: callback.signature ?? '',
  }
}
