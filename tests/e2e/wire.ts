import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { fromWire, type Json, toWire, toWireQuery } from '@/domain/wire/translate'
import { expect } from './fixtures'

interface CallOptions {
  tenant?: string
  token?: string
  idempotencyKey?: string
}

/** Calls an operator API at its port as a server does, without a storefront between; throws when it does not answer. */
export async function callApi<N extends CallName>(
  port: number,
  name: N,
  request: RequestOf<(typeof CALLS)[N]>,
  { tenant = 'lykia', token, idempotencyKey }: CallOptions = {},
): Promise<ResponseOf<(typeof CALLS)[N]>> {
  const { method, path } = CALLS[name]
  const isRead = method === 'GET'
  const query = isRead ? `?${new URLSearchParams(toWireQuery(request as Record<string, Json>))}` : ''
  const answer = await fetch(`http://127.0.0.1:${port}${path}${query}`, {
    method,
    headers: {
      accept: 'application/json',
      company: tenant,
      ...(isRead ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(isRead ? {} : { body: JSON.stringify(toWire(request as Json)) }),
  })
  const body = (await answer.json()) as Record<string, Json>
  expect(body.success, `${name}: ${JSON.stringify(body)}`).toBe(1)
  return fromWire(body.data ?? null) as ResponseOf<(typeof CALLS)[N]>
}
