import { createRequire } from 'node:module'

const { BODY_PACE, bodyDeadline } = createRequire(import.meta.url)('../../domain/shared/body-pace.cjs')

/** How often arriving bodies are looked at. */
const CHECK_MS = 1_000
/** A caller that is told 408 gets this long to read it; whoever keeps the connection open holds it no longer. */
const GOODBYE_MS = 1_000

const ANSWER =
  'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function cut(response, socket) {
  if (response.headersSent || !socket.writable) return void socket.destroy()
  socket.end(ANSWER)
  setTimeout(() => socket.destroy(), GOODBYE_MS).unref()
}

/** Answers 408 to requests whose body arrives slower than `pace` allows (`domain/shared/body-pace.cjs`), and ends their connection. */
export function endSlowBodies(server, { pace = BODY_PACE, checkMs = CHECK_MS } = {}) {
  const arriving = new Map()
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
      // Nothing is taken from the line while the application has not read what is there: the sender is not late.
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
