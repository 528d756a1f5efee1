import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import type { Call } from '@/domain/wire/call'
import { KEYS } from '@/domain/wire/glossary-keys'
import { fromWire, fromWireQuery, type Json } from '@/domain/wire/translate'
import type { CallContext, MemberContext } from './context'
import { toEnvelope } from './envelope'
import { ApiError, type FieldErrors } from './errors'

export type ApiVariables = { Variables: { requestId: string } }
export type ApiApp = Hono<ApiVariables>
export type ApiContext = Context<ApiVariables>

export type ContextFactory = (c: ApiContext, definition: Call) => Promise<CallContext>

/** Bodies above this many bytes are refused before they are read whole. */
export const MAXIMUM_BODY_BYTES = 64 * 1024

const wireKeys: Readonly<Record<string, string>> = KEYS

function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.map((part) => wireKeys[String(part)] ?? String(part)).join('.') || '_'
    fields[path] ??=
      issue.code === 'custom' || issue.code === 'invalid_format' ? issue.message || issue.code : issue.code
  }
  return fields
}

async function readBody(c: ApiContext): Promise<Json> {
  const type = c.req.header('content-type') ?? ''
  if (!type.toLowerCase().startsWith('application/json')) throw new ApiError('unsupportedMediaType')
  const text = await c.req.text()
  if (text.length > MAXIMUM_BODY_BYTES) throw new ApiError('bodyTooLarge')
  try {
    const body = JSON.parse(text || '{}') as Json
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new ApiError('malformedJson')
    return body
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('malformedJson')
  }
}

/** Binds a call of the contract to its handler: reads the wire, validates, answers in the wire's envelope. */
export class CallRegistrar {
  readonly registered: Call[] = []

  constructor(
    private readonly app: ApiApp,
    private readonly createContext: ContextFactory,
  ) {}

  public<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, handler)
  }

  member<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: MemberContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, (context, input) => {
      const { caller } = context
      if (!caller) throw new ApiError('unauthenticated')
      return handler({ ...context, caller }, input)
    })
  }

  private bind<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.registered.push(definition)
    this.app.on(definition.method, definition.path, async (c) => {
      const context = await this.createContext(c, definition)
      const raw = definition.method === 'GET' ? fromWireQuery(c.req.query()) : fromWire(await readBody(c))
      const parsed = definition.request.safeParse(raw)
      if (!parsed.success) throw new ApiError('invalidRequest', { fields: toFieldErrors(parsed.error) })
      const output = await handler(context, parsed.data)
      return c.json(toEnvelope(definition.response.parse(output) as Json))
    })
  }
}
