import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerType } from '@hono/node-server'
import { ArrivingBodies } from '@/domain/shared/arriving-bodies'
import type { BodyPace } from '@/domain/shared/body-pace'

/** How often arriving bodies are checked. */
const CHECK_MS = 1_000

/**
 * Ends requests whose body arrives slower than `pace` allows. Emits `clientError` with the code
 * ERR_HTTP_REQUEST_TIMEOUT, as Node does when a whole request takes too long.
 */
export function endSlowBodies(
  server: Pick<ServerType, 'prependListener' | 'once' | 'emit'>,
  { pace, checkMs = CHECK_MS }: { pace?: BodyPace; checkMs?: number } = {},
): void {
  const arriving = new ArrivingBodies<IncomingMessage>({ pace, now: performance.now() })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const cut = () => {
      if (response.headersSent) return void socket.destroy()
      const error = Object.assign(new Error('the body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, socket)
    }
    if (!arriving.add(request, performance.now(), cut)) return
    request.once('end', () => arriving.delete(request))
    request.once('close', () => arriving.delete(request))
  })
  const checking = setInterval(() => arriving.cutLate(performance.now()), checkMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
