import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sha256Of } from '../checksum'

/**
 * `slow` never responds, `unavailable` responds with 503, `reset` closes the connection, `cut` closes it in the middle
 * of the body, `unmarked` sends half of the body without its length, `altered` changes a byte of the body, `moved`
 * redirects, `cutUpload` closes the connection after a part of the request's body, `timedOut` responds that the body
 * came too late, `foreign` responds with the page of another program.
 */
export type Fault =
  | 'slow'
  | 'unavailable'
  | 'reset'
  | 'cut'
  | 'unmarked'
  | 'altered'
  | 'moved'
  | 'cutUpload'
  | 'timedOut'
  | 'foreign'

const ANSWERS: Partial<Record<Fault, { status: number; headers?: Record<string, string>; body?: string }>> = {
  unavailable: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' },
  moved: { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
  timedOut: { status: 400, body: '<Error><Code>RequestTimeout</Code></Error>' },
  foreign: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><body>Please log in</body></html>' },
}

export interface RecordedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  bodySha256: string
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Returns the store's response. The Host header is unchanged, because it is signed. */
function forward(incoming: IncomingMessage, body: Buffer, port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      buffer(response)
        .then((answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }))
        .catch(reject)
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function alter(body: Buffer): Buffer {
  const altered = Buffer.from(body)
  altered.writeUInt8(altered.readUInt8(0) ^ 1, 0)
  return altered
}

function answerWith(fault: Fault | undefined, response: ServerResponse, { status, headers, body }: Answer): void {
  const half = body.subarray(0, body.length / 2)
  if (fault === 'cut') response.writeHead(status, headers).write(half, () => response.destroy())
  else if (fault === 'unmarked') {
    response.removeHeader('content-length')
    response.useChunkedEncodingByDefault = false
    const { 'content-length': _length, ...others } = headers
    response.writeHead(status, { ...others, connection: 'close' }).end(half)
  } else response.writeHead(status, headers).end(fault === 'altered' ? alter(body) : body)
}

/**
 * Starts a proxy in front of a store on a free port. It records every request and applies `faults` to the next ones, in
 * order.
 */
export async function startFaultProxy(storePort: number) {
  const requests: RecordedRequest[] = []
  const faults: Fault[] = []

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming
    if (faults[0] === 'cutUpload') {
      faults.shift()
      requests.push({ method, url, headers, bodySha256: '' })
      return void incoming.once('data', () => incoming.socket.destroy())
    }
    const body = await buffer(incoming)
    requests.push({ method, url, headers, bodySha256: sha256Of(body) })
    const fault = faults.shift()
    if (fault === 'slow') return
    if (fault === 'reset') return void incoming.socket.destroy()
    const answer = fault && ANSWERS[fault]
    if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body)
    answerWith(fault, response, await forward(incoming, body, storePort))
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    faults,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
