import type { Context, Tracer } from '@opentelemetry/api'
import type { Span } from './requests'

/** W3C Trace Context, version 0. */
const TRACE = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export interface RequestTracer {
  /** Begins the span of a request; `traceparent` is what its caller says of the trace that it belongs to. */
  begin: (request: { method: string; requestId: string; traceparent: string | undefined }) => RequestSpan
  /** Sends what has not been sent yet. */
  stop: () => Promise<void>
}

export interface RequestSpan extends Span {
  /** The route is the router's, never what was asked. */
  finish: (answer: { route: string; status: number }) => void
}

/** OpenTelemetry's own settings: where traces go, and the two that say that they go nowhere. */
function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } =
    environment
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT
  return Boolean(endpoint) && OTEL_SDK_DISABLED !== 'true' && OTEL_TRACES_EXPORTER !== 'none'
}

/**
 * Traces of what this process answers, by OpenTelemetry's own settings; null where they name no receiver, and then nothing of it is
 * loaded. No address, no query, no body and no value of a statement is in them.
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
