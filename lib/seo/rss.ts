import type { PageCard } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { escapeXml, XML_HEAD } from './xml'

export interface Feed {
  title: string
  description: string
  locale: Locale
  origin: string
}

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** An article without a slug in the language has no URL there and is omitted. */
function buildItem(article: PageCard, { locale, origin }: Feed): string {
  const slug = article.slugs[locale]
  if (slug === undefined) return ''
  const address = `${origin}${localePath(locale, paths.blog(slug))}`
  const published = article.publishedOn
    ? tag('pubDate', new Date(`${article.publishedOn}T08:00:00Z`).toUTCString())
    : ''
  return `<item>${tag('title', article.title)}${tag('link', address)}${tag('guid', address)}${tag('description', article.summary)}${published}</item>`
}

/** RSS 2.0 of the blog in one language, newest first. */
export function buildFeed(articles: readonly PageCard[], feed: Feed): string {
  const { title, description, locale, origin } = feed
  const self = `${origin}/rss/${locale}.xml`
  const head = [
    tag('title', title),
    tag('link', `${origin}${localePath(locale, paths.blog())}`),
    tag('description', description),
    tag('language', locale),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
  ]
  const items = articles.map((article) => buildItem(article, feed))
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[...head, ...items].join('')}</channel></rss>`
}
