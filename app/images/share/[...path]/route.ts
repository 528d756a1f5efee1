import { ApiFailure } from '@/lib/api/result'
import { getDrawing } from '@/lib/seo/share/current-drawings'
import { fetchUpload } from '@/lib/seo/share/fetch-upload'
import { readShareContent } from '@/lib/seo/share/read-share-content'
import { readShareAddress } from '@/lib/seo/share/share-address'
import { getSettings } from '@/lib/settings/queries'
import { getTenantByHost } from '@/lib/tenancy/current-directory'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ path: string[] }>
}

/** `Retry-After` in seconds, sent while the queue is full. */
const BUSY = { 'retry-after': '5' }

const refuse = (status: number, more: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })

/** Returns the image that social networks show for a page, drawn from the page's content. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  const asked = readShareAddress((await params).path)
  const locale = tenant?.language.enabled.find((known) => known === asked?.locale)
  if (!tenant || !asked || !locale) return refuse(404)
  try {
    const settings = await getSettings(tenant.company)
    const content = await readShareContent(tenant.company, locale, asked, settings)
    if (!content) return refuse(404)
    const { cover } = content
    const picture = await getDrawing(tenant.company, content, async () => {
      // If the photo cannot be loaded, the card is drawn without it.
      const photo = cover ? await fetchUpload(cover) : null
      const job = { kind: 'card' as const, content: { ...content, picture: photo } }
      return { job, isWhole: cover === null || photo !== null }
    })
    if (!picture) return refuse(503, BUSY)
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return refuse(503)
  }
}
