import { createHash } from 'node:crypto'
import { ApiFailure } from '@/lib/api/result'
import { getSettings } from '@/lib/settings/queries'
import type { AppIcon } from '@/lib/share/app-icon-address'
import { drawAppIcon } from '@/lib/share/draw-app-icon'
import { drawings } from '@/lib/share/drawings'
import { fetchUpload } from '@/lib/share/fetch-upload'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { uploadUrl } from '@/lib/uploads/pictures'

const refuse = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** The shop's sign, made from the tenant's favicon: PNG. 404 for no tenant or icon, 503 while the API or the sign cannot be had. */
export async function answerAppIcon(request: Request, icon: AppIcon | undefined): Promise<Response> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant || !icon) return refuse(404)
  try {
    const { logoFavicon } = await getSettings(tenant.company)
    const favicon = await fetchUpload(uploadUrl(logoFavicon.favicon))
    if (!favicon) return refuse(503)
    const name = `${createHash('sha256').update(favicon).digest('hex')} ${icon.edge} ${icon.purpose}`
    const drawn = await drawings.get(name, async () => ({ bytes: await drawAppIcon(favicon, icon), isWhole: true }))
    if (!drawn) return refuse(503)
    return new Response(new Uint8Array(drawn), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return refuse(503)
  }
}
