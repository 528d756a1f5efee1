import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { getTenantByHost } from '@/lib/tenancy/current-directory'

const TIMEOUT_MS = 20_000
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/
const PASSED_ON = ['content-type', 'etag', 'last-modified', 'cache-control'] as const

/** Only images are served under the shop's origin, whatever the uploads host sends. */
const TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/x-icon',
])
const MAXIMUM_BYTES = 8 * 1024 * 1024

/** Missing, and temporarily unavailable; all other error statuses are answered 502. */
const PASSED_ON_STATUS = new Set([404, 503])

/** An address of the previous release: the host redirects to the new one by a relative path. */
const MOVED = 301
const RELATIVE = /^\.\.\/[A-Za-z0-9][A-Za-z0-9._/-]{0,300}$/

let drawing: Promise<string> | undefined

/**
 * Browsers render the body of a response whatever its status, so the no-image drawing replaces a missing image even
 * without scripts. The drawing can also be opened by itself, so its policy forbids scripts.
 */
async function refuse(status: number): Promise<Response> {
  drawing ??= readFile(join(process.cwd(), 'public', 'images', 'no-image.svg'), 'utf8')
  return new Response(await drawing, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

function fetchUpload(url: string, request: Request): Promise<Response> {
  const known = request.headers.get('if-none-match')
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  return fetch(url, {
    method,
    cache: 'no-store',
    headers: known ? { 'if-none-match': known } : {},
    redirect: 'manual',
    signal,
  })
}

const isPicture = (answer: Response): boolean =>
  TYPES.has((answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '')

/** Passes the bytes on and aborts at the limit, regardless of `Content-Length`. */
function limit(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        size += part.byteLength
        if (size > MAXIMUM_BYTES) controller.error(new Error('a picture is too large'))
        else controller.enqueue(part)
      },
    }),
  )
}

/**
 * Serves a file of the uploads host from the shop's origin: only from the tenant's own folder, and without the
 * visitor's cookies. A rewrite in next.config would fix the API's address at build time.
 */
export async function proxyUpload(request: Request, segments: readonly string[]): Promise<Response> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant || segments[0] !== tenant.company || !segments.every((segment) => SEGMENT.test(segment)))
    return refuse(404)
  const { API_BASE_URL } = requireEnvironment()
  const url = `${API_BASE_URL.replace(/\/$/, '')}/uploads/${segments.join('/')}`
  try {
    const answer = await fetchUpload(url, request)
    const location = answer.headers.get('location') ?? ''
    if (answer.status === MOVED && RELATIVE.test(location) && !location.includes('/../')) {
      await answer.body?.cancel()
      return new Response(null, { status: MOVED, headers: { location, 'cache-control': 'public, max-age=86400' } })
    }
    if (!answer.ok && answer.status !== 304) {
      await answer.body?.cancel()
      if (PASSED_ON_STATUS.has(answer.status)) return refuse(answer.status)
      logger.warn({ url, status: answer.status }, 'the uploads host answered with an error')
      return refuse(502)
    }
    const isTooLarge = Number(answer.headers.get('content-length') ?? 0) > MAXIMUM_BYTES
    if (answer.status !== 304 && (!isPicture(answer) || isTooLarge)) {
      await answer.body?.cancel()
      logger.warn({ url, type: answer.headers.get('content-type') }, 'what the uploads host gave is no picture of ours')
      return refuse(502)
    }
    const headers = new Headers({ 'x-content-type-options': 'nosniff' })
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const length = answer.headers.get('content-length')
    // fetch decompresses the body, which is then longer than `Content-Length`.
    if (length !== null && !answer.headers.has('content-encoding')) headers.set('content-length', length)
    return new Response(answer.body && limit(answer.body), { status: answer.status, headers })
  } catch (error) {
    if (!request.signal.aborted) logger.warn({ err: error, url }, 'a picture could not be had')
    return refuse(503)
  }
}
