import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Span, Tracer } from '@opentelemetry/api'
import type { TraceSpan } from '@/lib/request-context/request-context-slot'
import { beforeHead } from './before-head'
import { kindOf } from './metrics'
import type { ServerRequestContext } from './open-request-context'

const OWN_PATH = 'x-middleware-rewrite'
const HEALTH = '/api/health'

export interface Tracing {
  /** Begins the span of a request, which ends with its response; null for frequent requests that are not traced. */
  begin(request: IncomingMessage, response: ServerResponse, context: ServerRequestContext): TraceSpan | null
  stop(): Promise<void>
}

type Api = typeof import('@opentelemetry/api')

/** Whether OpenTelemetry's own settings enable tracing: the export endpoints, and the two settings that disable it. */
const isWanted = ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_SDK_DISABLED,
  OTEL_TRACES_EXPORTER,
}: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  OTEL_SDK_DISABLED !== 'true' &&
  OTEL_TRACES_EXPORTER !== 'none'

/** Finds the route pattern of an internal path, as the build stored it: a trace contains no address. */
function readRoutes(buildFolder: string): (path: string) => string | null {
  const manifest = readFileSync(resolve(buildFolder, 'routes-manifest.json'), 'utf8')
  const { dynamicRoutes } = JSON.parse(manifest) as { dynamicRoutes: { page: string; regex: string }[] }
  const routes = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.page ?? null
}

/**
 * The span as the application uses it: API calls are its children. It carries no address, no query and no visitor's
 * text.
 */
function wrapSpan({ api, tracer, span }: { api: Api; tracer: Tracer; span: Span }): TraceSpan {
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    startCall(name, attributes) {
      const context = trace.setSpan(ROOT_CONTEXT, span)
      return wrapSpan({ api, tracer, span: tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context) })
    },
    end({ status, isFailed = status >= 500 }) {
      if (status) span.setAttribute('http.response.status_code', status)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Traces of this process's responses, configured by OpenTelemetry's own settings; null if they name no receiver, in
 * which case none of its packages is loaded. The request id is the trace id.
 */
export async function openTracing(
  environment: Readonly<Record<string, string | undefined>>,
  buildFolder: string,
): Promise<Tracing | null> {
  if (!isWanted(environment)) return null
  const [api, { BasicTracerProvider, BatchSpanProcessor, RandomIdGenerator }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const { ROOT_CONTEXT, SpanKind, trace } = api
  const random = new RandomIdGenerator()
  let number: string | null = null
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kervan-storefront' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    idGenerator: {
      generateTraceId: () => number ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
  })
  const tracer = provider.getTracer('kervan')
  const findRoute = readRoutes(buildFolder)

  return {
    begin({ method = '', url = '' }, response, { requestId, parent }) {
      if (kindOf(url) === 'file' || url === HEALTH) return null
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
      const attributes = { 'http.request.method': method, 'kervan.kind': kindOf(url), 'kervan.request_id': requestId }
      number = requestId
      const span = tracer.startSpan(`${method} ${kindOf(url)}`, { kind: SpanKind.SERVER, attributes }, context)
      number = null
      beforeHead(response, (status) => {
        const route = findRoute(String(response.getHeader(OWN_PATH) ?? ''))
        if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
        return status
      })
      const wrapped = wrapSpan({ api, tracer, span })
      // Status 0: the client disconnected before the response was sent.
      response.once('close', () =>
        wrapped.end({
          status: response.writableFinished ? response.statusCode : 0,
          isFailed: response.statusCode >= 500,
        }),
      )
      return wrapped
    },
    stop: () => provider.shutdown(),
  }
}
