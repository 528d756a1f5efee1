import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'
import { BODY_PACE, type BodyPace, type BodyProgress, bodyDeadline } from '@/domain/shared/body-pace'

/** How often arriving bodies are looked at. */
const CHECK_MS = 1_000

interface Arriving extends BodyProgress {
  response: ServerResponse
  socket: Socket
  /** What the connection had read before the body. */
  before: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends requests whose body arrives slower than `pace` allows (`domain/shared/body-pace`): as Node does with a request that takes too
 * long as a whole, by a `clientError` with the code ERR_HTTP_REQUEST_TIMEOUT. The storefront does the same (`server/slow-bodies.ts`).
 */
export function endSlowBodies(
  server: Pick<ServerType, 'prependListener' | 'once' | 'emit'>,
  { pace = BODY_PACE, checkMs = CHECK_MS }: { pace?: BodyPace; checkMs?: number } = {},
): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request) || request.complete) return
    const now = performance.now()
    const { socket } = request
    arriving.set(request, { response, socket, startedAt: now, lastByteAt: now, before: socket.bytesRead, bytes: 0 })
    const forget = () => arriving.delete(request)
    request.once('end', forget)
    request.once('close', forget)
  })
  const cut = ({ response, socket }: Arriving) => {
    if (response.headersSent) return void socket.destroy()
    const error = Object.assign(new Error('the body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.emit('clientError', error, socket)
  }
  const check = () => {
    const now = performance.now()
    for (const [request, body] of arriving) {
      const bytes = body.socket.bytesRead - body.before
      if (bytes > body.bytes) body.lastByteAt = now
      // Nothing is taken from the line while the application has not read what is there: the sender is not late.
      if (request.readableLength > 0) {
        body.startedAt += checkMs
        body.lastByteAt = now
      }
      body.bytes = bytes
      if (!request.complete && now <= bodyDeadline(body, pace)) continue
      arriving.delete(request)
      if (!request.complete) cut(body)
    }
  }
  const checking = setInterval(check, checkMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
