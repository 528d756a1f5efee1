import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import { toErrorEnvelope } from './envelope'
import { ApiError, type ErrorCode } from './errors'

/**
 * Timeouts in milliseconds. `endSlowBodies` limits how slowly a body may arrive. `requestTimeout` is the time that the
 * largest body (4.4 MB) takes at the slowest allowed pace, headers included.
 */
export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'requestTimeout'
  return error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'malformedRequest'
}

/** Time for a refused caller to read the response before the server destroys the connection. */
const GOODBYE_MS = 1_000

/**
 * Answers incomplete or malformed requests, which never reach the app, with the same error envelope, and closes the
 * connection.
 */
export function answerBrokenRequests(server: Pick<ServerType, 'on'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const refusal = new ApiError(codeOf(error))
    const body = JSON.stringify(toErrorEnvelope(refusal, randomUUID(), 'en'))
    const head = [
      `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status] ?? 'Bad Request'}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), GOODBYE_MS).unref()
  })
}

/**
 * Closes the connection after each response while the process shuts down: a proxy that kept the connection would send
 * its next call to a closed server. The check runs when the head is written, so that it also applies to requests that
 * were pending when shutdown began.
 */
export function closeAfterAnswers(server: Pick<ServerType, 'prependListener'>, isEnding: () => boolean): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      if (isEnding()) response.setHeader('connection', 'close')
      return writeHead(...head)
    }
  })
}

/** Interval at which idle connections are closed during shutdown. */
const SWEEP_MS = 100

/** Accepts no new connections. Resolves when all pending requests are answered, at the latest after `limitMs`. */
export async function closeServer(server: ServerType, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const sweep = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  sweep()
  const sweeping = setInterval(sweep, SWEEP_MS)
  await Promise.race([closed, wait(limitMs, undefined, { ref: false })])
  clearInterval(sweeping)
}
