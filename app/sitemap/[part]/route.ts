import { getSiteEntries } from '@/lib/catalogue/content/queries'
import { buildSitemapPart, COMMON_PAGES, readPartName, toSitePage } from '@/lib/seo/site-map'
import { answerTenantFile } from '@/lib/seo/tenant-file'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part } = await params
  return answerTenantFile('application/xml', async (company) => {
    const [{ language }, origin] = await Promise.all([getSettings(company), requireOrigin(company)])
    const asked = readPartName(part, language.enabled)
    if (!asked) return null
    const { entries } = await getSiteEntries(company, asked.page)
    if (entries.length === 0 && asked.page > 1) return null
    const pages = [...(asked.page === 1 ? COMMON_PAGES : []), ...entries.map(toSitePage)]
    return buildSitemapPart(pages, asked.locale, { language, origin })
  })
}
