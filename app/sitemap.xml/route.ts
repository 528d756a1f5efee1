import { getSiteEntries } from '@/lib/catalogue/content/queries'
import { buildSitemapIndex } from '@/lib/seo/site-map'
import { answerTenantFile } from '@/lib/seo/tenant-file'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return answerTenantFile('application/xml', async (company) => {
    const [{ language }, origin, { total }] = await Promise.all([
      getSettings(company),
      requireOrigin(company),
      getSiteEntries(company, 1),
    ])
    return buildSitemapIndex(total, { language, origin })
  })
}
