import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { listSitePages } from '@/lib/catalogue-view/list-site-pages'
import { requireOrigin } from '@/lib/seo/origin'
import { buildSitemap } from '@/lib/seo/site-map'
import { getSettings } from '@/lib/settings/queries'

/** Of the tenant whose host was asked; the middleware has put its name into the header. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const company = (await headers()).get('company')
  if (company === null) return []
  const [{ language }, origin] = await Promise.all([getSettings(company), requireOrigin(company)])
  return buildSitemap(await listSitePages(company, language.default), { language, origin })
}
