import type { Metadata } from 'next'
import type { BlogEntry } from '@/lib/catalogue/content/content-page'
import { getRightSlug } from '@/lib/catalogue/find-category'
import { altOf } from '@/lib/catalogue/product-pictures'
import { paths } from '@/lib/paths'
import { toPaths } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { getCover } from '@/lib/uploads/pictures'

/** The canonical address of an article is `/b/{slug}`, even if it was opened below its topic. */
export function buildBlogMetadata({ context, page, type }: BlogEntry): Metadata {
  const cover = getCover(page.images)
  return buildPageMetadata({
    context,
    title: page.seo?.title ?? page.title,
    description: page.seo?.description ?? page.summary,
    paths: toPaths(page.slugs, (slug) => paths.blog(slug)),
    share: {
      type: 'b',
      slug: getRightSlug(page.slugs, context.locale, context.fallback) ?? '',
      shows: [page.title, cover?.file].join(' '),
      alt: cover && altOf(cover, context.locale),
    },
    type: type === 'article' ? 'article' : 'website',
    publishedOn: page.publishedOn,
  })
}
