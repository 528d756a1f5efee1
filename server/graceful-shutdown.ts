import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { beforeHead } from './before-head'

let isStopping = false

/** Interval at which idle connections are closed after the server stopped accepting new ones. */
const SWEEP_MS = 100

/**
 * During shutdown each response closes its connection, so that a proxy does not reuse a connection that is about to
 * break. The health address answers 503, so that the proxy sends no more requests. Returns true if it has answered the
 * request.
 */
export function answerWhileStopping(request: IncomingMessage, response: ServerResponse): boolean {
  // Decided when the head is written, so that it also applies to requests that were pending when the signal came.
  beforeHead(response, (status) => {
    if (isStopping) response.setHeader('Connection', 'close')
    return status
  })
  if (!isStopping || request.url !== '/api/health') return false
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end('{"status":"stopping"}')
  return true
}

interface Options {
  /** The server accepts requests for this many milliseconds after the signal. */
  drainMs: number
  /** Milliseconds that requests in progress then have to finish. */
  limitMs: number
  /** Closes the other resources of the process. */
  close: () => Promise<unknown>
}

/** Shuts the process down on SIGTERM or SIGINT. */
export function stopGracefully(server: Server, { drainMs, limitMs, close }: Options): void {
  const stop = () => {
    setTimeout(() => process.exit(0), limitMs).unref()
    server.close(() => close().finally(() => process.exit(0)))
    server.closeIdleConnections()
    // Connections of responses whose head had been sent before the signal.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      if (drainMs > 0) setTimeout(stop, drainMs)
      else stop()
    })
}
