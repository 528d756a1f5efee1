import type { Locale, Localized } from '@/domain/shared/locales'
import { SITE_ENTRIES, type SiteEntry } from '@/domain/wire/calls-site'
import { paths } from '@/lib/paths'
import { pictureUrl } from '@/lib/uploads/pictures'
import { type AlternatesInput, buildAlternates, samePath, toPaths } from './alternates'
import { escapeXml, XML_HEAD } from './xml'

export interface SitePage {
  /** Internal path in each language that has the page. */
  paths: Localized<string>
  changedAt?: string | undefined
  /** Image paths below the uploads host, without width and extension. */
  files?: readonly string[] | undefined
}

type Site = Pick<AlternatesInput, 'language' | 'origin'>

const PATH_OF: Record<SiteEntry['entryType'], (slug: string) => string> = {
  product: paths.product,
  content: paths.content,
  blog: (slug) => paths.blog(slug),
  blogCategory: (slug) => paths.blog(slug),
  destination: (slug) => paths.listing(slug),
  category: (slug) => paths.listing(slug),
  transferRoute: (slug) => paths.transfer(slug),
}

/** Pages that every tenant has, whatever it sells. */
export const COMMON_PAGES: readonly SitePage[] = [
  paths.home,
  paths.listing(),
  paths.transfer(),
  paths.blog(),
  paths.contact,
  paths.specialOffer,
  paths.accessibility,
].map((path) => ({ paths: samePath(path) }))

export function toSitePage({ entryType, slugs, updatedAt, files }: SiteEntry): SitePage {
  return { paths: toPaths(slugs, PATH_OF[entryType]), changedAt: updatedAt, files }
}

/** The sitemap index: one sitemap per language and part. */
export function buildSitemapIndex(total: number, { language, origin }: Site): string {
  const parts = Math.max(1, Math.ceil(total / SITE_ENTRIES))
  const maps = language.enabled.flatMap((locale) =>
    Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${locale}-${index + 1}.xml`)}</loc></sitemap>`,
    ),
  )
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`
}

function buildUrl(page: SitePage, locale: Locale, { language, origin }: Site): string {
  const { canonical, languages } = buildAlternates({ paths: page.paths, locale, language, origin })
  const links = Object.entries(languages).map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`,
  )
  const pictures = (page.files ?? []).map((file) => {
    const address = new URL(pictureUrl(file, 1600, 'webp'), origin).href
    return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`
  })
  const changed = page.changedAt ? `<lastmod>${escapeXml(page.changedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(canonical)}</loc>${changed}${links.join('')}${pictures.join('')}</url>`
}

/** The sitemap of one language. Each URL lists its alternates in all enabled languages that have the page. */
export function buildSitemapPart(pages: readonly SitePage[], locale: Locale, site: Site): string {
  const own = pages.filter((page) => page.paths[locale] !== undefined)
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `${XML_HEAD}<urlset ${names}>${own.map((page) => buildUrl(page, locale, site)).join('')}</urlset>`
}

/** Parses the name of a part (`de-2.xml`); null if it is not one. */
export function readPartName(name: string, enabled: readonly Locale[]): { locale: Locale; page: number } | null {
  const [, code, number] = /^([a-z]{2})-([1-9]\d{0,2})\.xml$/.exec(name) ?? []
  const locale = enabled.find((known) => known === code)
  return locale && number ? { locale, page: Number(number) } : null
}
