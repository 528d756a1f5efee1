import { createHash } from 'node:crypto'
import { ApiFailure } from '@/lib/api/result'
import { getSettings } from '@/lib/settings/queries'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { uploadUrl } from '@/lib/uploads/pictures'
import type { AppIcon } from './app-icon-address'
import { getDrawing } from './current-drawings'
import { fetchUpload } from './fetch-upload'

const refuse = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** A file name that ends with a content hash: its bytes never change. */
const HASHED_ADDRESS = /-[0-9a-f]{16}\.\w+$/

class NoFavicon extends Error {}

async function requireFavicon(file: string): Promise<Buffer> {
  const favicon = await fetchUpload(uploadUrl(file))
  if (!favicon) throw new NoFavicon()
  return favicon
}

async function drawIcon(company: string, file: string, icon: AppIcon): Promise<Buffer | null> {
  const isHashed = HASHED_ADDRESS.test(file)
  const known = isHashed ? null : await requireFavicon(file)
  const sign = known ? createHash('sha256').update(known).digest('hex') : file
  return getDrawing(company, { sign, icon }, async () => {
    const favicon = known ?? (await requireFavicon(file))
    return { job: { kind: 'icon', favicon, icon }, isWhole: true }
  })
}

/**
 * Answers the shop's app icon as PNG, made from the tenant's favicon. 404 for an unknown tenant or icon, 503 while the
 * API or the favicon is unavailable.
 */
export async function answerAppIcon(request: Request, icon: AppIcon | undefined): Promise<Response> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant || !icon) return refuse(404)
  try {
    const { logoFavicon } = await getSettings(tenant.company)
    const drawn = await drawIcon(tenant.company, logoFavicon.favicon, icon)
    if (!drawn) return refuse(503)
    return new Response(new Uint8Array(drawn), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof NoFavicon) return refuse(503)
    throw error
  }
}
