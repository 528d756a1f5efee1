import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchedRoutes } from 'hono/route'
import type { Call } from '@/domain/wire/call'
import type { TenantDatabase } from '../database/client'
import type { Logger } from '../logger/logger'
import { isOneOf, type Secrets } from '../shared/secrets'
import type { TenantRegistry } from '../tenancy/registry'
import type { RequestTracer } from '../tracing/open-tracer'
import { openRequests } from '../tracing/requests'
import type { CallContext, Callers } from './context'
import { answerOrigins } from './cross-origin'
import { toErrorEnvelope } from './envelope'
import { ApiError, RETRY_AFTER_SECONDS } from './errors'
import { networkOf } from './network'
import { createRefusalLocale, type LocaleSource } from './refusal-locale'
import { type ApiApp, type ApiContext, CallRegistrar, MAXIMUM_BODY_BYTES, type StampReader } from './register'
import { toApiError } from './to-api-error'

export interface AppOptions {
  registry: TenantRegistry
  log: Logger
  serviceKeys: Secrets
  now: () => number
  randomId: () => string
  /**
   * Called after every response if metrics are enabled, otherwise null. `route` is the router's pattern, not the
   * requested path.
   */
  observe: ((request: { method: string; route: string; status: number; seconds: number }) => void) | null
  /** Null if tracing is disabled. */
  tracer: RequestTracer | null
  findCallers: (db: TenantDatabase, token: string, now: number) => Promise<Callers>
  /** Returns the ids of the reservations that the guest's booking keys open. */
  findGuestOf: (db: TenantDatabase, keys: readonly string[], now: number) => Promise<number[]>
  findLocale: LocaleSource
  readStamp: StampReader
  /** Registers every call. It is a callback so that the core does not depend on any domain. */
  registerCalls: (registrar: CallRegistrar) => void
  /** Registers routes that are not calls of the contract: documents, uploads, webhook. */
  registerRoutes: (app: ApiApp, registrar: CallRegistrar) => void
}

const REQUEST_ID = /^[\w-]{8,64}$/
/** W3C Trace Context: the storefront cannot send the request number of a cached read in any other header. */
const TRACE = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The caller's request number, with which its logs and the API's can be matched; null if it sends none. */
function readNumber(c: ApiContext): string | null {
  const given = c.req.header('x-request-id') ?? ''
  if (REQUEST_ID.test(given)) return given
  return TRACE.exec(c.req.header('traceparent') ?? '')?.[1] ?? null
}

/** The router's method name for middleware, which runs before every call. */
const EVERY_METHOD = 'ALL'

/** Requested by machines at short intervals; traces of these requests are not useful. */
const UNTRACED = new Set(['/health', '/metrics', '/cache-invalidations', '/ended-tags'])

const NOBODY: Callers = { member: null, agency: null }

/**
 * Tokens of this API have at most 200 characters. Longer tokens of Google and Facebook are accepted only by calls that
 * take them.
 */
function bearerToken(c: ApiContext, isProviders: boolean): string | null {
  const match = /^Bearer\s+(\S{16,8000})$/i.exec(c.req.header('authorization') ?? '')
  const token = match?.[1] ?? null
  return token !== null && !isProviders && token.length > 200 ? null : token
}

interface Connection {
  incoming?: { complete?: boolean; destroyed?: boolean; socket?: { remoteAddress?: string } }
}

const connectionOf = (c: ApiContext): Connection['incoming'] => (c.env as Connection | undefined)?.incoming

/** Whether the connection ended before the request was complete. An error that follows is not a fault of the API. */
function isCutShort(c: ApiContext): boolean {
  const incoming = connectionOf(c)
  return incoming?.destroyed === true && incoming.complete === false
}

const BOOKING_KEY = /^[\w-]{32}$/
/** Maximum number of booking keys that a browser keeps. */
const MOST_BOOKING_KEYS = 8

/** The guest's booking keys: one, or several separated by dots. Ignores malformed keys. */
function bookingKeys(c: ApiContext): string[] {
  const keys = (c.req.header('x-booking-keys') ?? '').split('.', MOST_BOOKING_KEYS)
  return keys.filter((key) => BOOKING_KEY.test(key))
}

/**
 * Returns the address in `x-client-address` only for requests with the service key, otherwise the connection's address.
 */
function clientAddressOf(c: ApiContext, isService: boolean): string {
  const told = isService ? c.req.header('x-client-address') : undefined
  return told ?? connectionOf(c)?.socket?.remoteAddress ?? 'unknown'
}

export function createApp(options: AppOptions): ApiApp {
  const app: ApiApp = new Hono()

  app.use('*', async (c, next) => {
    const started = performance.now()
    const requestId = readNumber(c) ?? options.randomId()
    c.set('requestId', requestId)
    const { method } = c.req
    const tracer = UNTRACED.has(c.req.path) ? null : options.tracer
    const span = tracer?.begin({ method, requestId, traceparent: c.req.header('traceparent') }) ?? null
    await openRequests.run({ requestId, span }, next)
    // Only content may be cached; any other response may be personal. Set the headers on the response itself:
    // Hono would otherwise create a new one. Access to the response too early makes Hono copy the body as a stream.
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const elapsed = performance.now() - started
    const { status } = c.res
    if (options.observe || span) {
      const route = matchedRoutes(c).at(-1)?.path ?? ''
      options.observe?.({ method, route, status, seconds: elapsed / 1_000 })
      span?.finish({ route, status })
    }
    options.log.debug({ requestId, method, path: c.req.path, status, milliseconds: Math.round(elapsed) }, 'request')
  })

  answerOrigins(app, options.registry)

  const limitBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError('bodyTooLarge')
      },
    })
  const everyCall = limitBody(MAXIMUM_BODY_BYTES)
  const roomier = new Map<string, ReturnType<typeof limitBody>>()
  // A GET request has no body, and the check for one would create a whole Request object.
  app.use('*', (c, next) => (c.req.method === 'GET' ? next() : (roomier.get(c.req.path) ?? everyCall)(c, next)))

  const isFromService = (c: ApiContext) => isOneOf(options.serviceKeys, c.req.header('x-service-key') ?? '')
  const createContext = async (c: ApiContext, definition: Call): Promise<CallContext> => {
    const isService = isFromService(c)
    if (definition.access === 'service' && !isService) throw new ApiError('forbidden')
    const company = c.req.header('company')
    if (!company) throw new ApiError('companyMissing')
    const db = options.registry.getDatabase(company)
    if (!db) throw new ApiError('companyUnknown')
    const token = bearerToken(c, definition.providerToken ?? false)
    const isOurs = token !== null && !definition.providerToken
    const callers = isOurs ? await options.findCallers(db, token, options.now()) : NOBODY
    const keys = bookingKeys(c)
    const guestOf = keys.length === 0 ? [] : await options.findGuestOf(db, keys, options.now())
    const idempotencyKey = c.req.header('idempotency-key') ?? null
    if (definition.idempotent && !idempotencyKey) throw new ApiError('idempotencyKeyMissing')
    const requestId = c.get('requestId')
    const clientAddress = clientAddressOf(c, isService)
    return {
      company,
      db,
      caller: callers.member,
      agency: callers.agency,
      guestOf,
      providerToken: definition.providerToken ? token : null,
      requestId,
      idempotencyKey,
      clientAddress,
      clientNetwork: networkOf(clientAddress),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
      now: options.now(),
      // Created only for the few requests that log.
      get log() {
        return options.log.child({ requestId, company })
      },
    }
  }

  const registrar = new CallRegistrar(app, createContext, isFromService, options.findLocale, options.readStamp)
  options.registerCalls(registrar)
  for (const { path, maximumBodyBytes } of registrar.registered)
    if (maximumBodyBytes) roomier.set(path, limitBody(maximumBodyBytes))
  options.registerRoutes(app, registrar)

  const refusalLocaleOf = createRefusalLocale(options.registry, options.findLocale)
  const refuse = async (c: ApiContext, error: ApiError) => {
    const locale = await refusalLocaleOf(c, error.code)
    c.header('content-language', locale)
    const retryAfter = RETRY_AFTER_SECONDS[error.code]
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    return c.json(toErrorEnvelope(error, c.get('requestId'), locale), error.status as 400)
  }

  app.notFound((c) => {
    const own = app.routes.filter(({ path, method }) => path === c.req.path && method !== EVERY_METHOD)
    const methods = [...new Set(own.map(({ method }) => method))]
    if (methods.length > 0) c.header('allow', methods.join(', '))
    return refuse(c, new ApiError(methods.length > 0 ? 'methodNotAllowed' : 'callUnknown'))
  })

  app.onError((thrown, c) => {
    const { requestId } = c.var
    if (isCutShort(c)) return refuse(c, new ApiError('requestTimeout'))
    if (!(thrown instanceof ApiError)) options.log.error({ err: thrown, requestId, path: c.req.path }, 'call failed')
    return refuse(c, toApiError(thrown))
  })

  return app
}
