import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { BODY_PACE, type BodyPace, type BodyProgress, bodyDeadline } from '@/domain/shared/body-pace'

/** How often arriving bodies are checked. */
const CHECK_MS = 1_000
/** A caller that is told 408 gets this long to read it; then the connection is closed. */
const GOODBYE_MS = 1_000

const ANSWER =
  'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n'

interface ArrivingBody extends BodyProgress {
  response: ServerResponse
  socket: Socket
  /** What the connection had received when the request began. */
  before: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function cut(response: ServerResponse, socket: Socket): void {
  if (response.headersSent || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(ANSWER)
  setTimeout(() => socket.destroy(), GOODBYE_MS).unref()
}

interface Options {
  pace?: BodyPace
  checkMs?: number
}

/** Answers 408 to requests whose body arrives slower than `pace` allows, and ends their connection. */
export function endSlowBodies(server: Server, { pace = BODY_PACE, checkMs = CHECK_MS }: Options = {}): void {
  const arriving = new Map<IncomingMessage, ArrivingBody>()
  server.prependListener('request', (request, response) => {
    if (!hasBody(request) || request.complete) return
    const now = performance.now()
    const { socket } = request
    arriving.set(request, { response, socket, startedAt: now, lastByteAt: now, before: socket.bytesRead, bytes: 0 })
    const forget = () => arriving.delete(request)
    request.once('end', forget)
    request.once('close', forget)
  })
  const check = () => {
    const now = performance.now()
    for (const [request, body] of arriving) {
      const bytes = body.socket.bytesRead - body.before
      if (bytes > body.bytes) body.lastByteAt = now
      // Nothing is read from the connection while the application has not read what is there: the sender is not late.
      if (request.readableLength > 0) {
        body.startedAt += checkMs
        body.lastByteAt = now
      }
      body.bytes = bytes
      if (request.complete) arriving.delete(request)
      else if (now > bodyDeadline(body, pace)) {
        arriving.delete(request)
        cut(body.response, body.socket)
      }
    }
  }
  const checking = setInterval(check, checkMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
