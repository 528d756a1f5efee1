import type * as z from 'zod'
import type { Merchant } from '../config'
import type { Audience, PaymentRecord } from '../payments/record'
import { GatewayFailure } from '../protocol/failures'
import type { Language } from '../protocol/language'
import type { FaultKind } from '../server/faults'
import type { Gateway } from '../server/gateway'

/** The context of a call besides its request. */
export interface CallContext {
  gateway: Gateway
  merchant: Merchant
  language: Language
  conversationId: string
  audience: Audience
  /** Origin of the gateway as seen by the browser. */
  origin: string
  fault: FaultKind | null
}

export type AnswerFields = Record<string, unknown>

export interface ApiCall {
  method: 'POST' | 'GET'
  path: string
  /** Validates and executes the request. Throws `GatewayFailure`. */
  run(request: unknown, context: CallContext): AnswerFields
}

interface CallDefinition<Schema extends z.ZodType> {
  method?: 'POST' | 'GET'
  path: string
  schema: Schema
  handle(request: z.infer<Schema>, context: CallContext): AnswerFields
}

export function defineCall<Schema extends z.ZodType>(definition: CallDefinition<Schema>): ApiCall {
  const { method = 'POST', path, schema, handle } = definition
  return {
    method,
    path,
    run(request, context) {
      const parsed = schema.safeParse(request)
      if (!parsed.success) {
        throw new GatewayFailure('invalidRequest', parsed.error.issues[0]?.path.join('.'))
      }
      return handle(parsed.data, context)
    },
  }
}

/** Returns the merchant's payment. Throws `GatewayFailure` if it does not exist or belongs to another merchant. */
export function requirePayment({ gateway, merchant }: CallContext, id: string): PaymentRecord {
  const payment = gateway.store.getPayment(id)
  if (payment?.merchantId !== merchant.id) throw new GatewayFailure('paymentNotFound')
  return payment
}
