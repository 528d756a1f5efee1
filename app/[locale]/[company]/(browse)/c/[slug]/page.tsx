import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/content/content-page'
import { MissingPage } from '@/components/layout/missing-page'
import { readContentPage } from '@/lib/catalogue/content/content-page'
import { altOf } from '@/lib/catalogue/product-pictures'
import { paths } from '@/lib/paths'
import { toPaths } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { getCover } from '@/lib/uploads/pictures'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface ContentRouteProps {
  params: PageParams<{ slug: string }>
}

export async function generateMetadata({ params }: ContentRouteProps): Promise<Metadata> {
  const found = await readContentPage(params)
  if (!found) notFound()
  const { context, page } = found
  const cover = getCover(page.images)
  return buildPageMetadata({
    context,
    title: page.seo?.title ?? page.title,
    description: page.seo?.description ?? page.summary,
    paths: toPaths(page.slugs, paths.content),
    share: {
      type: 'c',
      slug: page.slugs[context.locale] ?? page.slugs[context.fallback] ?? '',
      shows: [page.title, cover?.file].join(' '),
      alt: cover && altOf(cover, context.locale),
    },
  })
}

export default async function ContentRoute({ params }: ContentRouteProps) {
  const found = await readContentPage(params)
  if (!found) return <MissingPage {...(await requirePageParams(params))} />
  return <ContentPage page={found.page} context={found.context} />
}
