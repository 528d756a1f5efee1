import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { StorageUnavailableError } from '../platform/storage/storage'
import type { Services } from '../services'
import { findRenamedMedia } from './service'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The address will soon show another file. */
const NOT_STORED = 'no-store'
const DAY = 'public, max-age=86400'

/** A drawing that is opened by itself runs nothing. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Addresses of the release before, answered for one release more. */
const FORMER_PICTURE = /^([a-z][a-z0-9_]{1,30})\/(pictures\/[a-z0-9]+-\d{1,9}-\d)(-\d{3,4}\.(?:avif|webp))$/
const FORMER_BRAND = /^([a-z][a-z0-9_]{1,30})\/(brand\/[a-z-]+)(\.svg)$/

/** Where a former address leads now, relative to its company's folder; null when it leads nowhere. */
async function findRenamed({ registry }: Services, path: string): Promise<string | null> {
  const [, company = '', file = '', ending = ''] = FORMER_PICTURE.exec(path) ?? FORMER_BRAND.exec(path) ?? []
  const db = file === '' ? null : registry.getDatabase(company)
  const renamed = db && (await findRenamedMedia(db, file))
  return renamed ? `${renamed}${ending}` : null
}

/** `GET /uploads/<company>/…`: spec 7's uploads host, one folder a tenant. Paths are matched, never resolved. */
export function registerMediaRoutes(app: ApiApp, services: Services): void {
  const read = (path: string) =>
    services.media.read(path).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) throw new ApiError('unavailable')
      throw error
    })

  app.get('/uploads/*', async (c, next) => {
    const path = c.req.path.slice('/uploads/'.length)
    const picture = await read(path)
    if (picture) {
      const cacheControl = picture.isFinal ? IMMUTABLE : NOT_STORED
      const headers = { ...SECURITY_HEADERS, 'content-type': picture.contentType, 'cache-control': cacheControl }
      return c.body(new Uint8Array(picture.body), 200, headers)
    }
    const renamed = await findRenamed(services, path)
    if (!renamed) return next()
    // Relative to the folder of the former address: '/uploads' may have another name outside.
    return c.body(null, 301, { location: `../${renamed}`, 'cache-control': DAY })
  })
}
