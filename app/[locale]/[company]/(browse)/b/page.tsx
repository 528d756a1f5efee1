import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BlogList } from '@/components/content/blog-list'
import { listPages } from '@/lib/catalogue/content/queries'
import { getPageContext } from '@/lib/catalogue/page-context'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface BlogPageProps {
  params: PageParams
}

const MOST = 100

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'content.blog' })
  const metadata = buildPageMetadata({
    context,
    title: t('title'),
    description: t('text'),
    paths: samePath(paths.blog()),
  })
  const types = { 'application/rss+xml': `${context.origin}/rss/${context.locale}.xml` }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

export default async function BlogPage({ params }: BlogPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'content.blog' })
  const [articles, categories] = await Promise.all([
    listPages(company, locale, 'blog', MOST),
    listPages(company, locale, 'blogCategory'),
  ])
  return (
    <BlogList
      title={t('title')}
      text={t('text')}
      articles={articles}
      categories={categories}
      currentId={null}
      context={context}
    />
  )
}
