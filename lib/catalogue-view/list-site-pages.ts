import 'server-only'
import type { Titled } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getFilterData, listProducts } from '@/lib/catalogue/queries'
import { listPages } from '@/lib/content/queries'
import { paths } from '@/lib/paths'
import { samePath, toPaths } from '@/lib/seo/alternates'
import type { SitePage } from '@/lib/seo/site-map'
import { toSlugs } from './find-taxon'

const AT_ONCE = 60
/** A map of a site holds 50,000 addresses at most, in all its languages. */
const MOST_PAGES = 130
const MOST_ARTICLES = 100

async function listAllProducts(company: string, locale: Locale): Promise<Titled[]> {
  const titles: Titled[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listing = await listProducts(company, { locale, page, pageSize: AT_ONCE, sort: 'newest' })
    titles.push(...(listing?.products ?? []).map(({ content }) => content))
    if (!listing || titles.length >= listing.total || listing.products.length === 0) break
  }
  return titles
}

/** Every page of a tenant that search engines may know, with its path in each language. Throws `ApiFailure`. */
export async function listSitePages(company: string, locale: Locale): Promise<SitePage[]> {
  const [products, { destinations, categories }, contents, articles, topics] = await Promise.all([
    listAllProducts(company, locale),
    getFilterData(company),
    listPages(company, locale, 'content', MOST_ARTICLES),
    listPages(company, locale, 'blog', MOST_ARTICLES),
    listPages(company, locale, 'blogCategory', MOST_ARTICLES),
  ])
  const places = [...destinations, ...categories].filter(({ count }) => count > 0)
  return [
    ...[paths.home, paths.listing(), paths.blog(), paths.contact].map((path) => ({ paths: samePath(path) })),
    ...places.map(({ content }) => ({ paths: toPaths(toSlugs(content), (slug) => paths.listing(slug)) })),
    ...products.map((content) => ({ paths: toPaths(toSlugs(content), paths.product) })),
    ...contents.map(({ slugs, updatedAt }) => ({ paths: toPaths(slugs, paths.content), changedAt: updatedAt })),
    ...[...topics, ...articles].map(({ slugs, updatedAt }) => ({
      paths: toPaths(slugs, (slug) => paths.blog(slug)),
      changedAt: updatedAt,
    })),
  ]
}
