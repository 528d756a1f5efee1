import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getPageContext } from '@/lib/catalogue/page-context'
import { isTransferCategory, type RoutePage, readRoutePage } from '@/lib/catalogue/transfer/route-page'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { toPaths } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export type RouteParams = PageParams<{ slug: string }>

/**
 * Returns the route of the slug, or null. Redirects a slug of another language, and that of the transfer category,
 * permanently to the correct address.
 */
export async function readRoute(params: RouteParams): Promise<RoutePage | null> {
  const { locale, company } = await requirePageParams(params)
  const slug = decodeSegment((await params).slug)
  if (slug === null) return null
  const context = await getPageContext(company, locale)
  const page = await readRoutePage(context, slug)
  if (page && page.slug !== slug) permanentRedirect(page.href)
  if (!page && (await isTransferCategory(context, slug))) permanentRedirect(localePath(locale, paths.transfer()))
  return page
}

/** A route with its own text is its own canonical page; otherwise its product's page is (decisions 5). */
export function buildRouteMetadata({ product, text, way }: RoutePage): Metadata {
  const { context, product: item } = product
  return buildPageMetadata({
    context,
    title: text ? (text.seo?.title ?? text.title) : way,
    description: text?.seo?.description || text?.summary || item.text.summary,
    paths: text ? toPaths(text.slugs, paths.transfer) : toPaths(item.slugs, paths.product),
  })
}
