import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { StorageUnavailableError } from '../platform/storage/storage'
import type { Services } from '../services'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The address will soon show another file. */
const NOT_STORED = 'no-store'

/** An SVG file that a visitor opens as a page runs nothing. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** `GET /uploads/<company>/…`: pictures of the media store; any other path is left to the next route. */
export function registerMediaRoutes(app: ApiApp, { media }: Pick<Services, 'media'>): void {
  const read = (path: string) =>
    media.read(path).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) throw new ApiError('unavailable')
      throw error
    })

  app.get('/uploads/*', async (c, next) => {
    const path = c.req.path.slice('/uploads/'.length)
    const picture = await read(path)
    if (!picture) return next()
    const cacheControl = picture.isFinal ? IMMUTABLE : NOT_STORED
    const headers = { ...SECURITY_HEADERS, 'content-type': picture.contentType, 'cache-control': cacheControl }
    return c.body(new Uint8Array(picture.body), 200, headers)
  })
}
