import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 256 * 1024

/**
 * Reads the raw body, because a signature covers its bytes. Reads from the socket, since a GET can also have a body.
 * Returns null if it exceeds the size limit of the protocol's requests.
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
