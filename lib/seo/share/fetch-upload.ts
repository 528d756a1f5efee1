import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'

const UPLOAD_MS = 15_000
const MAXIMUM_BYTES = 8 * 1024 * 1024

/** Null beyond the limit, whatever length was announced. */
async function readWithin(body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > MAXIMUM_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A file of the uploads host by its address from the root, at most 8 MB and from nowhere that it leads to; null where it cannot be had. */
export async function fetchUpload(address: string): Promise<Buffer | null> {
  const url = new URL(address, requireEnvironment().API_BASE_URL)
  try {
    const answer = await fetch(url, { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(UPLOAD_MS) })
    return answer.ok && answer.body ? await readWithin(answer.body) : null
  } catch (error) {
    logger.warn({ err: error, url: url.href }, 'a picture to be drawn on could not be had')
    return null
  }
}
