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

/** The route of the address, or null. A slug of another language, and that of the category, lead to the right address for good. */
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

/** A route with a text of its own is a page of its own; without one its product's page is the one to be found (decisions 5). */
export function buildRouteMetadata({ product, text, way }: RoutePage): Metadata {
  const { context, product: item } = product
  return buildPageMetadata({
    context,
    title: text ? (text.seo?.title ?? text.title) : way,
    description: text?.seo?.description || text?.summary || item.text.summary,
    paths: text ? toPaths(text.slugs, paths.transfer) : toPaths(item.slugs, paths.product),
  })
}
