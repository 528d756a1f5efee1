import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { AnswerFields, ApiCall } from '../api/call'
import { formCalls } from '../api/form-calls'
import { lookupCalls } from '../api/lookup-calls'
import { paymentCalls } from '../api/payment-calls'
import { reportCalls } from '../api/report-calls'
import { reversalCalls } from '../api/reversal-calls'
import { threeDSCalls } from '../api/three-ds-calls'
import type { Merchant } from '../config'
import { FAILURES, type Failure, GatewayFailure, toFailureFields } from '../protocol/failures'
import { toLanguage } from '../protocol/language'
import { readAudience } from './audience'
import { authenticate } from './authenticate'
import { type PlainAnswer, send } from './bad-answers'
import { type Fault, getRequestedFault } from './faults'
import type { Gateway } from './gateway'
import { getOrigin } from './origin'
import { readBody } from './read-body'

export type SandboxEnv = { Bindings: HttpBindings }
type SandboxContext = Context<SandboxEnv>

const CALLS: ApiCall[] = [
  ...lookupCalls,
  ...threeDSCalls,
  ...paymentCalls,
  ...reversalCalls,
  ...reportCalls,
  ...formCalls,
]

function parseObject(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function getText(request: Record<string, unknown>, name: string): string | undefined {
  const value = request[name]
  return typeof value === 'string' ? value : undefined
}

function falsify(fields: AnswerFields): AnswerFields {
  const signature = typeof fields.signature === 'string' ? fields.signature : ''
  return { ...fields, signature: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) }
}

/** Executes a call and returns its answer or failure in iyzico's envelope. */
function answerCall(
  gateway: Gateway,
  call: ApiCall,
  c: SandboxContext,
  body: string,
  fault: Fault | null,
): PlainAnswer {
  const request = call.method === 'GET' ? c.req.query() : parseObject(body)
  const language = toLanguage(getText(request, 'locale'))
  const conversationId = getText(request, 'conversationId') ?? ''
  const envelope = { locale: language, systemTime: gateway.now(), conversationId }
  try {
    const merchant: Merchant = authenticate(gateway.config.merchants, {
      authorization: c.req.header('authorization'),
      randomKey: c.req.header('x-iyzi-rnd'),
      path: call.path,
      body,
    })
    const context = {
      gateway,
      merchant,
      language,
      conversationId,
      audience: readAudience(c, getText(request, 'locale')),
      origin: getOrigin(gateway, c),
      fault: fault?.kind ?? null,
    }
    if (fault?.kind === 'twice') call.run(request, context)
    const fields = call.run(request, context)
    const shown = fault?.kind === 'badSignature' ? falsify(fields) : fields
    return { status: 200, text: JSON.stringify({ status: 'success', ...envelope, ...shown }) }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    const failure: Failure = FAILURES[error.failureName]
    const fields = toFailureFields(error.failureName, language, error.where)
    return { status: failure.httpStatus ?? 200, text: JSON.stringify({ status: 'failure', ...envelope, ...fields }) }
  }
}

export function mountApi(app: Hono<SandboxEnv>, gateway: Gateway): void {
  for (const call of CALLS) {
    app.on(call.method, call.path, async (c) => {
      const body = await readBody(c.env.incoming)
      if (body === null) return c.body(null, 413)
      const basketId = getText(parseObject(body), 'basketId')
      const fault =
        gateway.faults.take(call.path, body) ?? getRequestedFault(call.path, c.req.header('x-sandbox-fault'), basketId)
      const isApplied = fault?.applied ?? true
      const answer = isApplied ? answerCall(gateway, call, c, body, fault) : { status: 503, text: '' }
      return send(answer, fault, c.env.outgoing)
    })
  }
}
