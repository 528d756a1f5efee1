import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'

const UPLOAD_MS = 15_000

/** A file of the uploads host by its address from the root; null where it cannot be had. */
export async function fetchUpload(address: string): Promise<Buffer | null> {
  const url = new URL(address, requireEnvironment().API_BASE_URL)
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(UPLOAD_MS) })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  } catch (error) {
    logger.warn({ err: error, url: url.href }, 'a picture to be drawn on could not be had')
    return null
  }
}
