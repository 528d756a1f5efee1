import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'

const UPLOAD_MS = 15_000
const MAXIMUM_BYTES = 8 * 1024 * 1024

/** Null if the body exceeds the limit, regardless of `Content-Length`. */
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

/**
 * Fetches a file of the uploads host by its path, at most 8 MB and without following redirects; null if it cannot be
 * fetched.
 */
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
