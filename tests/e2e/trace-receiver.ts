import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: Record<string, unknown>
}

/** A span as OTLP over HTTP has it in JSON. */
export interface ReceivedSpan {
  service: string
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

const read = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** What a program that collects traces would be sent. */
export class TraceReceiver {
  private server: Server | undefined
  readonly spans: ReceivedSpan[] = []
  /** All that was sent, as it came. */
  raw = ''

  /** Returns the address for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      const body = await text(request)
      this.raw += body
      for (const { resource, scopeSpans } of (JSON.parse(body) as Batch).resourceSpans) {
        const service = String(read(resource.attributes)['service.name'])
        for (const { spans } of scopeSpans)
          this.spans.push(...spans.map((span) => ({ ...span, service, attributes: read(span.attributes) })))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    this.server = server
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    const { server } = this
    if (!server) return
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}
