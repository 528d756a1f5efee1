import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { getTenantByHost } from '@/lib/tenancy/current-directory'

const TIMEOUT_MS = 20_000
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/
const PASSED_ON = ['content-type', 'etag', 'last-modified', 'cache-control'] as const

/** Whatever the host says, nothing but a picture leaves under the shop's own name. */
const TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/x-icon',
])
const MAXIMUM_BYTES = 8 * 1024 * 1024

/** Not there, and away for now; whatever else goes wrong is that host's own affair. */
const PASSED_ON_STATUS = new Set([404, 503])

/** An address of the release before: the host names the new one relative to it. */
const MOVED = 301
const RELATIVE = /^\.\.\/[A-Za-z0-9][A-Za-z0-9._/-]{0,300}$/

let drawing: Promise<string> | undefined

/**
 * Browsers show the body of an answer whatever its status: the no-image drawing stands in the place of a picture that is missing, without
 * scripts too. An address that is opened by itself shows it as well, so the drawing must not run anything.
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

/** The same bytes; breaks off at the limit, whatever length was announced. */
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
 * A file of the uploads host, same-origin: below the tenant's own folder only, without the person's cookies. Not a rewrite of
 * next.config, because that would fix the API's address when the shop is built.
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
    // fetch unpacks a compressed answer, which is longer than it says.
    if (length !== null && !answer.headers.has('content-encoding')) headers.set('content-length', length)
    return new Response(answer.body && limit(answer.body), { status: answer.status, headers })
  } catch (error) {
    if (!request.signal.aborted) logger.warn({ err: error, url }, 'a picture could not be had')
    return refuse(503)
  }
}
