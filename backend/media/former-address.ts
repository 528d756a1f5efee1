import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlatformServices } from '../platform/services/platform-services'
import type { TenantRegistry } from '../platform/tenancy/registry'
import { findRenamedMedia } from './media-service'
import type { SentPicture } from './read-picture'

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

/** A file of the folder `uploads`: drawn by the release before, or put there by the operator. Null for no such file. */
async function readFormerFile(dataDir: string, path: string): Promise<SentPicture | null> {
  const contentType = FORMER_TYPES[FORMER_FILE.exec(path)?.[1] ?? '']
  if (!contentType) return null
  const body = await readFile(join(dataDir, 'uploads', path)).catch(() => null)
  return body && { body, contentType, isFinal: true }
}

/** Today's address as a reference relative to the path: '/uploads' may have another name outside. Null for no such picture. */
async function findRedirect(registry: TenantRegistry, parts: RegExpExecArray | null): Promise<string | null> {
  const [, company = '', file = '', extension = ''] = parts ?? []
  const db = file === '' ? null : registry.getDatabase(company)
  const renamed = db && (await findRenamedMedia(db, file))
  return renamed ? `../${renamed}${extension}` : null
}

/**
 * A path of the release before: the address that took its place, or a file that still lies in the folder `uploads`. A
 * picture that was adopted is a redirect although its drawing lies there; a brand file of the operator's own is sent.
 */
export async function resolveFormerPath(
  { registry, env }: Pick<PlatformServices, 'registry' | 'env'>,
  path: string,
): Promise<{ location: string } | SentPicture | null> {
  const picture = await findRedirect(registry, FORMER_PICTURE.exec(path))
  if (picture) return { location: picture }
  const file = await readFormerFile(env.DATA_DIR, path)
  if (file) return file
  const brand = await findRedirect(registry, FORMER_BRAND.exec(path))
  return brand ? { location: brand } : null
}
