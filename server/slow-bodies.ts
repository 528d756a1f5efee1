import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ArrivingBodies } from '@/domain/shared/arriving-bodies'
import type { BodyPace } from '@/domain/shared/body-pace'

/** Interval at which incoming bodies are checked. */
const CHECK_MS = 1_000
/** Time that a caller has to read a 408 before the connection is closed. */
const GOODBYE_MS = 1_000

const ANSWER =
  'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n'

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

/** Answers 408 to requests whose body arrives slower than `pace` allows, and closes their connection. */
export function endSlowBodies(server: Server, { pace, checkMs = CHECK_MS }: Options = {}): void {
  const arriving = new ArrivingBodies<IncomingMessage>({ pace, now: performance.now() })
  server.prependListener('request', (request, response) => {
    const { socket } = request
    if (!arriving.add(request, performance.now(), () => cut(response, socket))) return
    request.once('end', () => arriving.delete(request))
    request.once('close', () => arriving.delete(request))
  })
  const checking = setInterval(() => arriving.cutLate(performance.now()), checkMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
