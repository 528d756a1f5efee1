import { randomUUID } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'
import { toErrorEnvelope } from './envelope'
import { ApiError, type ErrorCode } from './errors'

/** So long may a request take to arrive whole, headers and body, whatever pace its sender has. Milliseconds. */
export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
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

/**
 * What is no whole request never reaches the app: it is answered here, in the same envelope, and its connection ended.
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
  })
}
