import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { StorageUnavailableError } from '../platform/storage/storage'
import type { Services } from '../services'
import { findRedirect, readFormerFile } from './former-address'
import type { SentPicture } from './read-picture'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The address will soon show another file. */
const NOT_STORED = 'no-store'
const DAY = 'public, max-age=86400'

/** An SVG file that a visitor opens as a page runs nothing. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

const toAnswer = ({ body, contentType }: SentPicture, cacheControl: string) =>
  [
    new Uint8Array(body),
    200,
    { ...SECURITY_HEADERS, 'content-type': contentType, 'cache-control': cacheControl },
  ] as const

/** `GET /uploads/<company>/…`: spec 7's uploads host, one folder a tenant. Paths are matched, never resolved. */
export function registerMediaRoutes(app: ApiApp, { media, registry, env }: Services): void {
  const read = (path: string) =>
    media.read(path).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) throw new ApiError('unavailable')
      throw error
    })

  app.get('/uploads/*', async (c) => {
    const path = c.req.path.slice('/uploads/'.length)
    const picture = await read(path)
    if (picture) return c.body(...toAnswer(picture, picture.isFinal ? IMMUTABLE : NOT_STORED))
    const former = await readFormerFile(env.DATA_DIR, path)
    if (former) return c.body(...toAnswer(former, DAY))
    const location = await findRedirect(registry, path)
    if (location === null) throw new ApiError('notFound')
    return c.body(null, 301, { location, 'cache-control': DAY })
  })
}
