import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogEntryView } from '@/components/content/blog-entry-view'
import { MissingPage } from '@/components/layout/missing-page'
import { type BlogEntry, readBlogEntry } from '@/lib/catalogue/content/content-page'
import { paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { buildBlogMetadata } from '../blog-metadata'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface ArticlePageProps {
  params: PageParams<{ slug: string; detail: string }>
}

/**
 * Returns an article below its topic. Returns null if the first slug is not a topic or the article belongs to another
 * one.
 */
async function readArticle(params: ArticlePageProps['params']): Promise<BlogEntry | null> {
  const { locale, company, slug, detail } = await params
  const topic = await readBlogEntry(Promise.resolve({ locale, company, slug }), (right) => paths.blog(right, detail))
  if (topic?.type !== 'category') return null
  const entry = await readBlogEntry(Promise.resolve({ locale, company, slug: detail }), (right) =>
    paths.blog(slug, right),
  )
  return entry?.type === 'article' && entry.page.parentId === topic.page.id ? entry : null
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const entry = await readArticle(params)
  if (!entry) notFound()
  return buildBlogMetadata(entry)
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const entry = await readArticle(params)
  if (!entry) return <MissingPage {...(await requirePageParams(params))} />
  return <BlogEntryView entry={entry} />
}
