import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QueueFullError } from '../db/seed/pictures/work-queue'
import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import { findRedirect } from '../media/former-address'
import type { Services } from '../services'
import type { UploadStore } from './store'

const YEAR_SECONDS = 31_536_000
const PATH = /^[a-z0-9_]+(\/[A-Za-z0-9_-]+)+\.(avif|webp|svg|png|ico)$/
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}

/** Names hold what they show, so a picture may be kept for good; an SVG may run nothing if opened by itself. */
function headersOf(path: string): Record<string, string> {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  }
}

async function find(store: UploadStore, path: string): Promise<Buffer | null> {
  const picture = await store.pictures.read(path)
  if (picture) return picture.body
  return readFile(join(store.uploadsDir, path)).catch(() => null)
}

/** `GET /uploads/<company>/…`: spec 7's uploads host, one folder a tenant. Paths are matched, never resolved. */
export function registerUploadRoutes(app: ApiApp, { uploads, registry }: Pick<Services, 'uploads' | 'registry'>): void {
  app.get('/uploads/*', async (c) => {
    const path = c.req.path.slice('/uploads/'.length)
    if (!PATH.test(path)) throw new ApiError('notFound')
    try {
      const body = await find(uploads, path)
      if (body === null) {
        const location = await findRedirect(registry, path)
        if (location === null) throw new ApiError('notFound')
        return c.body(null, 301, { location, 'cache-control': 'public, max-age=86400' })
      }
      return c.body(new Uint8Array(body), 200, headersOf(path))
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      c.header('retry-after', '2')
      throw new ApiError('unavailable')
    }
  })
}
