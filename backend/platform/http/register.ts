import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import type { Call } from '@/domain/wire/call'
import { agencyCalls } from '@/domain/wire/calls-agency'
import { memberCalls } from '@/domain/wire/calls-member'
import { fromWire, fromWireQuery, type Json } from '@/domain/wire/translate'
import type { AgencyContext, Booker, BookerContext, CallContext, MemberContext, OwnerContext } from './context'
import { ApiError, type FieldErrors } from './errors'
import { cleanInput, parseBody } from './input'
import { isLocaleWanted } from './locale-default'
import type { LocaleSource } from './refusal-locale'
import { type FinishedAnswer, finishAnswer, isKnownTo, ResponseCache } from './response-cache'
import { writeAnswer } from './write-answer'

/** `lang`: the language named in the body, for error messages. */
export type ApiVariables = { Variables: { requestId: string; lang?: Json } }
export type ApiApp = Hono<ApiVariables>
export type ApiContext = Context<ApiVariables>

/** Returns a stamp of the tenant's content and current day. Responses with the same stamp are identical. */
export type StampReader = (context: CallContext) => Promise<string>

export type ContextFactory = (c: ApiContext, definition: Call) => Promise<CallContext>

/** Larger bodies, in bytes, are refused before they are read completely, unless their call allows more. */
export const MAXIMUM_BODY_BYTES = 64 * 1024

/**
 * Returns the error code of an issue. The API's own rules put the code in the message; for zod's own messages it is the
 * issue's code or format.
 */
function toFault(issue: z.core.$ZodIssue): string {
  const isOurs = issue.code === 'custom' || issue.code === 'invalid_format'
  if (isOurs && /^\w+$/.test(issue.message)) return issue.message
  return issue.code === 'invalid_format' ? issue.format : issue.code
}

function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) fields[issue.path.join('.') || '_'] ??= toFault(issue)
  return fields
}

async function readBody(c: ApiContext): Promise<Json> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0] ?? ''
  if (type.trim().toLowerCase() !== 'application/json') throw new ApiError('unsupportedMediaType')
  const body = fromWire(parseBody(await c.req.text())) as { [key: string]: Json | undefined }
  c.set('lang', body.locale)
  return body as Json
}

/** Calls that remain open while a mailed password must be changed. Reads remain open as well. */
const OPEN_BEFORE_CHANGE = [
  memberCalls.updateMember,
  memberCalls.logout,
  agencyCalls.changeAgencyPassword,
  agencyCalls.logoutAgency,
].map(({ path }) => path)

/**
 * Throws `unauthenticated` if nobody is signed in. Throws `passwordChangeRequired` for a mailed password, which must be
 * changed at first use; until then the account can only be read (decisions 8).
 */
function requireSignedIn<W extends { mustChangePassword: boolean }>(definition: Call, who: W | null): W {
  if (!who) throw new ApiError('unauthenticated')
  const isOpen = definition.method === 'GET' || OPEN_BEFORE_CHANGE.includes(definition.path)
  if (who.mustChangePassword && !isOpen) throw new ApiError('passwordChangeRequired')
  return who
}

function requireBooker(definition: Call, { caller, agency }: CallContext): Booker {
  return { memberId: requireSignedIn(definition, caller ?? agency).memberId, agency }
}

function parseInput<I extends z.ZodType>(definition: Call<I>, raw: Json): z.output<I> {
  const parsed = definition.request.safeParse(raw)
  if (!parsed.success) throw new ApiError('invalidRequest', { fields: toFieldErrors(parsed.error) })
  return parsed.data
}

/**
 * Everything after the first question mark. A second one is part of a value, and another value is another cache key.
 */
function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Encodes the response in the wire's envelope, without fields that its schema does not name. */
function toBody(definition: Call, output: unknown): Buffer<ArrayBuffer> {
  return writeAnswer(definition.response.parse(output) as Json)
}

function sendFinished(c: ApiContext, answer: FinishedAnswer): Response {
  const { etag, body } = answer
  const headers = { etag, 'cache-control': 'no-cache' }
  if (isKnownTo(c.req.header('if-none-match'), answer)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...JSON_TYPE, ...headers })
}

/**
 * Binds a call of the contract to its handler: decodes the wire format, validates, and responds in the wire's envelope.
 */
export class CallRegistrar {
  readonly registered: Call[] = []

  private readonly answers = new ResponseCache()

  constructor(
    private readonly app: ApiApp,
    private readonly createContext: ContextFactory,
    private readonly isFromService: (c: ApiContext) => boolean,
    private readonly findLocale: LocaleSource,
    private readonly readStamp: StampReader,
  ) {}

  /**
   * Registers a read whose response depends only on content (tables with a trigger of migration 0010) and not on the
   * caller. The response is cached until the content or the day changes. `isCacheable` excludes requests that also read
   * inventory.
   */
  content<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
    isCacheable: (input: z.output<I>) => boolean = () => true,
  ): void {
    this.registered.push(definition)
    const readInput = this.createReader(definition)
    this.app.on(definition.method, definition.path, async (c) => {
      const context = await this.createContext(c, definition)
      const stamp = await this.readStamp(context)
      const question = `${context.company} ${definition.path}?${queryOf(c.req.url)}`
      const known = this.answers.find(question, stamp)
      if (known) return sendFinished(c, await known)
      const input = await readInput(context, fromWireQuery(cleanInput(c.req.query())))
      const answer = handler(context, input).then((output) => finishAnswer(toBody(definition, output)))
      return sendFinished(c, await (isCacheable(input) ? this.answers.store(question, stamp, answer) : answer))
    })
  }

  /**
   * Registers a read that the storefront makes for itself and that concerns no tenant. It works before there is a
   * tenant. Throws `forbidden` without the service key.
   */
  tenantless<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.registered.push(definition)
    this.app.on(definition.method, definition.path, async (c) => {
      if (!this.isFromService(c)) throw new ApiError('forbidden')
      const output = await handler(parseInput(definition, fromWireQuery(cleanInput(c.req.query()))))
      return c.body(toBody(definition, output), 200, JSON_TYPE)
    })
  }

  /** Registers a public read that is computed for each request and answers 304 if the client's copy is current. */
  revalidated<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.registered.push(definition)
    const readInput = this.createReader(definition)
    this.app.on(definition.method, definition.path, async (c) => {
      const context = await this.createContext(c, definition)
      const output = await handler(context, await readInput(context, fromWireQuery(cleanInput(c.req.query()))))
      return sendFinished(c, finishAnswer(toBody(definition, output)))
    })
  }

  public<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, (context) => context, handler)
  }

  member<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: MemberContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, (context) => ({ ...context, caller: requireSignedIn(definition, context.caller) }), handler)
  }

  agency<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: AgencyContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, (context) => ({ ...context, agency: requireSignedIn(definition, context.agency) }), handler)
  }

  booker<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: BookerContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.bind(definition, (context) => ({ ...context, booker: requireBooker(definition, context) }), handler)
  }

  /** The handler asks `reservations/ownership.ts` whether the reservation is the caller's. */
  owner<I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    handler: (context: OwnerContext, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    const authorise = (context: CallContext): OwnerContext => {
      const { guestOf } = context
      const isAccount = context.caller !== null || context.agency !== null
      const booker = guestOf.length === 0 || isAccount ? requireBooker(definition, context) : null
      return { ...context, owner: { booker, guestOf } }
    }
    this.bind(definition, authorise, handler)
  }

  /** Authorises the caller before it validates the input. */
  private bind<C extends CallContext, I extends z.ZodType, O extends z.ZodType>(
    definition: Call<I, O>,
    authorise: (context: CallContext) => C,
    handler: (context: C, input: z.output<I>) => Promise<z.input<O>>,
  ): void {
    this.registered.push(definition)
    const readInput = this.createReader(definition)
    this.app.on(definition.method, definition.path, async (c) => {
      const context = authorise(await this.createContext(c, definition))
      const raw = definition.method === 'GET' ? fromWireQuery(cleanInput(c.req.query())) : await readBody(c)
      const output = await handler(context, await readInput(context, raw))
      return c.body(toBody(definition, output), 200, JSON_TYPE)
    })
  }

  /** Reads and validates the input. If the caller omits the language, the tenant's default applies. */
  private createReader<I extends z.ZodType>(definition: Call<I>) {
    const wantsLocale = isLocaleWanted(definition)
    return async (context: CallContext, raw: Json): Promise<z.output<I>> => {
      const told = raw as { locale?: Json }
      if (wantsLocale && told.locale === undefined) told.locale = await this.findLocale(context)
      return parseInput(definition, told)
    }
  }
}
