import { permanentRedirect } from 'next/navigation'
import { buildCrumbs, type Crumb } from '@/lib/catalogue/listing/listing-crumbs'
import { type PlaceListing, readPlaceListing } from '@/lib/catalogue/listing/listing-page'
import { type ListingPlace, resolvePlace } from '@/lib/catalogue/listing/resolve-listing'
import { getPageContext } from '@/lib/catalogue/page-context'
import { type ProductPage, readProductPage } from '@/lib/catalogue/product/product-page'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export type DetailParams = PageParams<{ slug: string; detail: string }>

export type Detail =
  | { type: 'product'; page: ProductPage; crumbs: Crumb[] }
  | { type: 'listing'; listing: PlaceListing }

/** Returns true if the product is sold under this destination or category, or under one of its children. */
function isInside(
  { categoryOrDestination }: ListingPlace,
  { product }: ProductPage,
  parentOf: ListingPlace | null,
): boolean {
  const ids = [product.destination.id, product.category.id, parentOf?.parent?.id]
  return ids.includes(categoryOrDestination.id)
}

/**
 * Resolves `/d/{slug}/{detail}`: a product of that place, a category below it, or null (decisions 5). Redirects slugs
 * of another language permanently to the correct ones.
 */
export async function readDetail(params: DetailParams): Promise<Detail | null> {
  const { locale, company } = await requirePageParams(params)
  const given = await params
  const slug = decodeSegment(given.slug)
  const detail = decodeSegment(given.detail)
  if (slug === null || detail === null) return null
  const context = await getPageContext(company, locale)
  const { fallback, t } = context
  const place = await resolvePlace(company, locale, fallback, slug)
  if (!place) return null

  const redirectIfWrong = (rightDetail: string) => {
    if (place.slug !== slug || rightDetail !== detail)
      permanentRedirect(localePath(locale, paths.listing(place.slug, rightDetail)))
  }
  const page = await readProductPage(context, detail)
  if (page) {
    const category = page.product.category.content[locale] ?? page.product.category.content[fallback]
    const above = category ? await resolvePlace(company, locale, fallback, category.slug) : null
    if (!isInside(place, page, above)) return null
    redirectIfWrong(page.slug)
    const words = { locale, fallback, home: t('product.home') }
    return { type: 'product', page, crumbs: buildCrumbs([place.categoryOrDestination], page.title, words) }
  }
  const listing = await readPlaceListing(context, detail)
  if (listing?.place.parent?.id !== place.categoryOrDestination.id) return null
  redirectIfWrong(listing.place.slug)
  return { type: 'listing', listing }
}
