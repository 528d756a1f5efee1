import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantRegistry } from '../tenancy/registry'
import type { SentPicture } from './read-picture'
import { findRenamedMedia } from './service'

/** Addresses of the release before, answered for one release more. */
const FORMER_PICTURE = /^([a-z][a-z0-9_]{1,30})\/(pictures\/[a-z0-9]+-\d{1,9}-\d)(-\d{3,4}\.(?:avif|webp))$/
const FORMER_BRAND = /^([a-z][a-z0-9_]{1,30})\/(brand\/[a-z-]+)(\.svg)$/

const FORMER_FILE = /^[a-z][a-z0-9_]{1,30}(?:\/[A-Za-z0-9_-]+)+\.(avif|webp|svg|png|ico)$/
const FORMER_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}

/** A file that the operator put into the uploads folder by hand; null for no such file. */
export async function readFormerFile(dataDir: string, path: string): Promise<SentPicture | null> {
  const contentType = FORMER_TYPES[FORMER_FILE.exec(path)?.[1] ?? '']
  if (!contentType) return null
  const body = await readFile(join(dataDir, 'uploads', path)).catch(() => null)
  return body && { body, contentType, isFinal: true }
}

/**
 * Where a former address leads now, as a reference relative to it: '/uploads' may have another name outside. Null when
 * it leads nowhere. It asks the database, so it comes after everything that can be sent.
 */
export async function findRedirect(registry: TenantRegistry, path: string): Promise<string | null> {
  const [, company = '', file = '', ending = ''] = FORMER_PICTURE.exec(path) ?? FORMER_BRAND.exec(path) ?? []
  const db = file === '' ? null : registry.getDatabase(company)
  const renamed = db && (await findRenamedMedia(db, file))
  return renamed ? `../${renamed}${ending}` : null
}
