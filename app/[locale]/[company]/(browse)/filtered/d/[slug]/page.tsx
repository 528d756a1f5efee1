import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PlaceListingView } from '@/components/catalogue/listing/place-listing-view'
import { countFilters, type SearchParams, toSearch } from '@/lib/catalogue/listing/listing-filters'
import { type PlaceListing, readPlaceListing } from '@/lib/catalogue/listing/listing-page'
import { getPageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { buildListingMetadata } from '../../../d/[slug]/page-data'

interface FilteredPageProps {
  params: PageParams<{ slug: string }>
  searchParams: Promise<SearchParams>
}

/**
 * The listing with filters, rendered for each request. An unknown listing redirects to the cached page, which returns
 * 404.
 */
async function readFiltered({ params, searchParams }: FilteredPageProps): Promise<PlaceListing> {
  const { locale, company } = await requirePageParams(params)
  const { slug: segment } = await params
  const slug = decodeSegment(segment)
  const query = await searchParams
  const listing = slug === null ? null : await readPlaceListing(await getPageContext(company, locale), slug, query)
  if (!listing) redirect(localePath(locale, paths.listing(slug ?? segment)))
  if (listing.place.slug !== slug) redirect(`${listing.model.base}${toSearch(listing.model.filters)}`)
  return listing
}

export async function generateMetadata(props: FilteredPageProps): Promise<Metadata> {
  const listing = await readFiltered(props)
  const { filters } = listing.model
  // Combinations of filters are not indexed, since they list the same offers; a single filter and further pages are.
  // The canonical address is always that of the listing.
  const isHidden = countFilters(filters) > 1 || filters.sort !== undefined || filters.view !== undefined
  return {
    ...buildListingMetadata(listing),
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
  }
}

export default async function FilteredPage(props: FilteredPageProps) {
  return <PlaceListingView listing={await readFiltered(props)} />
}
