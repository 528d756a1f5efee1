import type { Context, Tracer } from '@opentelemetry/api'
import type { Span } from './requests'

/** W3C Trace Context, version 0. */
const TRACE = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export interface RequestTracer {
  /** Starts the span of a request. `traceparent` is the caller's header that names the trace. */
  begin: (request: { method: string; requestId: string; traceparent: string | undefined }) => RequestSpan
  /** Sends the spans that have not been sent yet. */
  stop: () => Promise<void>
}

export interface RequestSpan extends Span {
  /** `route` is the router's pattern, never the requested path. */
  finish: (answer: { route: string; status: number }) => void
}

/** Whether OpenTelemetry's own settings name an endpoint and do not disable tracing. */
function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } =
    environment
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT
  return Boolean(endpoint) && OTEL_SDK_DISABLED !== 'true' && OTEL_TRACES_EXPORTER !== 'none'
}

/**
 * Opens the tracer for requests of this process, configured by OpenTelemetry's own settings. Returns null and loads no
 * library if they name no endpoint. Traces contain no address, query, body or statement parameter.
 */
export async function openTracer(environment: NodeJS.ProcessEnv): Promise<RequestTracer | null> {
  if (!isWanted(environment)) return null
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kervan-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer: Tracer = provider.getTracer('kervan')

  function readParent(traceparent: string | undefined): Context {
    const [, traceId, spanId, flags] = TRACE.exec(traceparent ?? '') ?? []
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    })
  }

  function startPart(parent: Context, name: string, attributes: Record<string, string>): Span {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
    const context = trace.setSpan(parent, span)
    return {
      start: (part, more) => startPart(context, part, more),
      end: (isFailed) => {
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    stop: () => provider.shutdown(),
    begin: ({ method, requestId, traceparent }) => {
      const attributes = { 'http.request.method': method, 'kervan.request_id': requestId }
      const parent = readParent(traceparent)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      const context = trace.setSpan(parent, span)
      return {
        start: (part, more) => startPart(context, part, more),
        end: () => span.end(),
        finish: ({ route, status }) => {
          span
            .updateName(`${method} ${route}`)
            .setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
}
