import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 256 * 1024

/**
 * The body as it was sent: a signature covers its bytes. It is read from the socket, since a GET may carry one too.
 * Null when it is larger than any request of this protocol.
 */
export async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length
    if (size > MOST_BYTES) return null
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
