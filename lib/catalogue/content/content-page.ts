import 'server-only'
import { permanentRedirect } from 'next/navigation'
import type { Page, PageCard } from '@/domain/content/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { getRightSlug } from '../find-category'
import { getPageContext, type PageContext } from '../page-context'
import { getPage, listPages } from './queries'

type SlugParams = PageParams<{ slug: string }>

export interface FoundPage {
  context: PageContext
  page: Page
}

/** The content page of the path, or null. A slug of another language is redirected permanently. */
export async function readContentPage(params: SlugParams): Promise<FoundPage | null> {
  const { locale, company } = await requirePageParams(params)
  const slug = decodeSegment((await params).slug)
  const page = slug === null ? null : await getPage(company, locale, 'content', slug)
  if (!page) return null
  const context = await getPageContext(company, locale)
  const right = getRightSlug(page.slugs, locale, context.fallback)
  if (right !== null && right !== slug) permanentRedirect(localePath(locale, paths.content(right)))
  return { context, page }
}

const MOST_ARTICLES = 100

export type BlogEntry =
  | { type: 'article'; context: PageContext; page: Page; more: PageCard[] }
  | { type: 'category'; context: PageContext; page: Page; articles: PageCard[] }

const MORE = 3

/**
 * Resolves a slug of the blog: a category, else an article; null if neither exists. A slug of another language is
 * redirected to the path that `build` returns.
 */
export async function readBlogEntry(
  params: SlugParams,
  build: (slug: string) => string = (slug) => paths.blog(slug),
): Promise<BlogEntry | null> {
  const { locale, company } = await requirePageParams(params)
  const slug = decodeSegment((await params).slug)
  if (slug === null) return null
  const category = await getPage(company, locale, 'blogCategory', slug)
  const page = category ?? (await getPage(company, locale, 'blog', slug))
  if (!page) return null
  const context = await getPageContext(company, locale)
  const right = getRightSlug(page.slugs, locale, context.fallback)
  if (right !== null && right !== slug) permanentRedirect(localePath(locale, build(right)))
  if (category)
    return {
      type: 'category',
      context,
      page,
      articles: await listPages(company, locale, 'blog', MOST_ARTICLES, page.id),
    }
  const others = await listPages(company, locale, 'blog', MORE + 1)
  return { type: 'article', context, page, more: others.filter(({ id }) => id !== page.id).slice(0, MORE) }
}
