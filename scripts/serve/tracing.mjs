import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { kindOf } from './metrics.mjs'

const OWN_PATH = 'x-middleware-rewrite'
const HEALTH = '/api/health'

/** OpenTelemetry's own settings: where traces go, and the two that say that they go nowhere. */
const isWanted = ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_SDK_DISABLED,
  OTEL_TRACES_EXPORTER,
}) =>
  Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  OTEL_SDK_DISABLED !== 'true' &&
  OTEL_TRACES_EXPORTER !== 'none'

/** The pattern of the page at an internal path, as the build wrote it down: what was asked for is told to nobody. */
function readRoutes(buildFolder) {
  const { dynamicRoutes } = JSON.parse(readFileSync(resolve(buildFolder, 'routes-manifest.json'), 'utf8'))
  const routes = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.page ?? null
}

/** What the tracing of this request is told: calls of the API are its children. No address, no query, no text of anybody's is. */
function wrapSpan({ api, tracer, span }) {
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
 * Traces of what this process answers, by OpenTelemetry's own settings; null where they name no receiver, and then nothing of it is
 * loaded. The number of a request is that of its trace.
 */
export async function openTracing(environment, buildFolder) {
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
  let number = null
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

  /** Begins the span of a request, which ends with its answer; null for what is asked by the thousand and tells nothing. */
  function begin({ method, url }, response, { requestId, parent }) {
    if (kindOf(url) === 'file' || url === HEALTH) return null
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'kervan.kind': kindOf(url), 'kervan.request_id': requestId }
    number = requestId
    const span = tracer.startSpan(`${method} ${kindOf(url)}`, { kind: SpanKind.SERVER, attributes }, context)
    number = null
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (...given) => {
      const route = findRoute(String(response.getHeader(OWN_PATH) ?? ''))
      if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
      return writeHead(...given)
    }
    const wrapped = wrapSpan({ api, tracer, span })
    // Who has gone meanwhile was not answered.
    response.once('close', () =>
      wrapped.end({
        status: response.writableFinished ? response.statusCode : 0,
        isFailed: response.statusCode >= 500,
      }),
    )
    return wrapped
  }

  return { begin, stop: () => provider.shutdown() }
}
