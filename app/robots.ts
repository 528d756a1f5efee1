import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { LOCALES } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { requireOrigin } from '@/lib/tenancy/origin'

/** Personal pages, and pages with an unlimited number of URLs. */
const PRIVATE = ['/basket/', '/basket-two/', '/user', '/search', '/enquire-booking', '/agency/login', '/agency/forms']

/** Returns the rules of the tenant of the requested host. The middleware sets the `company` header. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const company = (await headers()).get('company')
  if (company === null) return { rules: { userAgent: '*', disallow: '/' } }
  const disallow = LOCALES.flatMap((locale) => PRIVATE.map((path) => localePath(locale, path)))
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallow, '/api/'] },
    sitemap: `${await requireOrigin(company)}/sitemap.xml`,
  }
}
