import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { StorageUnavailableError } from '../platform/storage/storage'
import type { Services } from '../services'
import type { SentPicture } from './read-picture'
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
const FORMER_FILE = /^[a-z][a-z0-9_]{1,30}(?:\/[A-Za-z0-9_-]+)+\.(avif|webp|svg|png|ico)$/
const FORMER_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}
const FORMER_BRAND = /^([a-z][a-z0-9_]{1,30})\/(brand\/[a-z-]+)(\.svg)$/

const toAnswer = ({ body, contentType }: SentPicture, cacheControl: string) =>
  [
    new Uint8Array(body),
    200,
    { ...SECURITY_HEADERS, 'content-type': contentType, 'cache-control': cacheControl },
  ] as const

/** Where a former address leads now, relative to its company's folder; null when it leads nowhere. */
async function findRenamed({ registry }: Services, path: string): Promise<string | null> {
  const [, company = '', file = '', ending = ''] = FORMER_PICTURE.exec(path) ?? FORMER_BRAND.exec(path) ?? []
  const db = file === '' ? null : registry.getDatabase(company)
  const renamed = db && (await findRenamedMedia(db, file))
  return renamed ? `${renamed}${ending}` : null
}

/** A file that the operator put into the uploads folder by hand. */
async function readFormerFile({ env }: Services, path: string): Promise<SentPicture | null> {
  const contentType = FORMER_TYPES[FORMER_FILE.exec(path)?.[1] ?? '']
  if (!contentType) return null
  const body = await readFile(join(env.DATA_DIR, 'uploads', path)).catch(() => null)
  return body && { body, contentType, isFinal: true }
}

/** `GET /uploads/<company>/…`: spec 7's uploads host, one folder a tenant. Paths are matched, never resolved. */
export function registerMediaRoutes(app: ApiApp, services: Services): void {
  const read = (path: string) =>
    services.media.read(path).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) throw new ApiError('unavailable')
      throw error
    })

  app.get('/uploads/*', async (c) => {
    const path = c.req.path.slice('/uploads/'.length)
    const picture = await read(path)
    if (picture) return c.body(...toAnswer(picture, picture.isFinal ? IMMUTABLE : NOT_STORED))
    const former = await readFormerFile(services, path)
    if (former) return c.body(...toAnswer(former, DAY))
    const renamed = await findRenamed(services, path)
    if (!renamed) throw new ApiError('notFound')
    // Relative to the folder of the former address: '/uploads' may have another name outside.
    return c.body(null, 301, { location: `../${renamed}`, 'cache-control': DAY })
  })
}
