import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { toSlugs } from '@/lib/catalogue/find-category'
import { type SearchParams, toSearch } from '@/lib/catalogue/listing/listing-filters'
import { type PlaceListing, readPlaceListing } from '@/lib/catalogue/listing/listing-page'
import { getPageContext } from '@/lib/catalogue/page-context'
import { altOf } from '@/lib/catalogue/product-pictures'
import { paths } from '@/lib/paths'
import { toPaths } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { getCover } from '@/lib/uploads/pictures'

export type ListingParams = PageParams<{ slug: string }>

/**
 * Returns the listing of a cached page, or null. Redirects a slug of another language permanently to the correct one.
 */
export async function readListing(params: ListingParams, query: SearchParams = {}): Promise<PlaceListing | null> {
  const { locale, company } = await requirePageParams(params)
  const slug = decodeSegment((await params).slug)
  if (slug === null) return null
  const listing = await readPlaceListing(await getPageContext(company, locale), slug, query)
  if (listing && listing.place.slug !== slug)
    permanentRedirect(`${listing.model.base}${toSearch(listing.model.filters)}`)
  return listing
}

export function buildListingMetadata({ place, model }: PlaceListing): Metadata {
  const { categoryOrDestination, page } = place
  const title = page?.seo?.title ?? model.title
  const cover = page ? getCover(page.images) : null
  return buildPageMetadata({
    context: model.context,
    // A content page often has the same name; the product count distinguishes the listing.
    title:
      categoryOrDestination.pageType === 'category'
        ? `${title} · ${model.context.t('listing.count', { count: categoryOrDestination.count })}`
        : title,
    description: page?.seo?.description ?? page?.summary ?? '',
    paths: toPaths(toSlugs(categoryOrDestination.content), (slug) => paths.listing(slug)),
    share: {
      type: 'd',
      slug: place.slug,
      shows: [model.title, cover?.file].join(' '),
      alt: cover && altOf(cover, model.context.locale),
    },
  })
}
