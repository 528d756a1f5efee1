import { buildMenuData } from '@/components/layout/build-menu-data'
import { getFilterData } from '@/lib/catalogue/queries'
import { getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const dynamic = 'force-static'
export const revalidate = 3600

export function generateStaticParams() {
  return []
}

/**
 * The contents of the menus as JSON, requested when a menu opens. The same for all visitors, and cached like a page.
 */
export async function GET(_request: Request, { params }: { params: PageParams }): Promise<Response> {
  const { locale, company } = await requirePageParams(params)
  const [settings, filters] = await Promise.all([getSettings(company), getFilterData(company)])
  const data = await buildMenuData(settings, filters, locale)
  return Response.json(data, { headers: { 'x-robots-tag': 'noindex' } })
}
