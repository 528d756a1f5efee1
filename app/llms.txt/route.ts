import { listPages } from '@/lib/catalogue/content/queries'
import { getFilterData } from '@/lib/catalogue/queries'
import { buildLlmsText } from '@/lib/seo/llms'
import { answerTenantFile } from '@/lib/seo/tenant-file'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return answerTenantFile('text/plain', async (company) => {
    const settings = await getSettings(company)
    const [filters, contents, origin] = await Promise.all([
      getFilterData(company),
      listPages(company, settings.language.default, 'content', 100),
      requireOrigin(company),
    ])
    return buildLlmsText({ settings, filters, contents, origin })
  })
}
