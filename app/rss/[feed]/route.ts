import { pickLocalized } from '@/domain/shared/locales'
import { listPages } from '@/lib/catalogue/content/queries'
import { buildFeed } from '@/lib/seo/rss'
import { answerTenantFile } from '@/lib/seo/tenant-file'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'

export const dynamic = 'force-dynamic'

const ARTICLES = 50

/** The tenant's blog feed in one language: `/rss/de.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const { feed } = await params
  return answerTenantFile('application/rss+xml', async (company) => {
    const [settings, origin] = await Promise.all([getSettings(company), requireOrigin(company)])
    const { language, company: shop, seo } = settings
    const locale = language.enabled.find((code) => `${code}.xml` === feed)
    if (!locale) return null
    const articles = await listPages(company, locale, 'blog', ARTICLES)
    const description = pickLocalized(seo, locale, language.default)?.description ?? shop.companyName
    return buildFeed(articles, { title: shop.companyName, description, locale, origin })
  })
}
