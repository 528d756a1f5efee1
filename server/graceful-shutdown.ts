import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { beforeHead } from './before-head'

let isStopping = false

/** How often idle connections are closed once no new ones are accepted. */
const SWEEP_MS = 100

/**
 * While the process is about to end each answer closes its connection, so that a proxy keeps none that is about to break, and the
 * health address says 503, so that it sends no more requests. True for what has been answered.
 */
export function answerWhileStopping(request: IncomingMessage, response: ServerResponse): boolean {
  // Decided when the head is written, so that it holds for requests that waited already when the signal came.
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
  /** The server still accepts requests for so many milliseconds after the signal. */
  drainMs: number
  /** Requests that are being answered then get so many milliseconds. */
  limitMs: number
  /** Ends what else the process has open. */
  close: () => Promise<unknown>
}

/** Ends the process at SIGTERM or SIGINT. */
export function stopGracefully(server: Server, { drainMs, limitMs, close }: Options): void {
  const stop = () => {
    setTimeout(() => process.exit(0), limitMs).unref()
    server.close(() => close().finally(() => process.exit(0)))
    server.closeIdleConnections()
    // Of answers whose head had left before.
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
