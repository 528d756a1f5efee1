import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PlaceListingView } from '@/components/catalogue/listing/place-listing-view'
import type { PlaceListing } from '@/lib/catalogue/listing/listing-page'
import { getFilterData } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { buildListingMetadata, readListing } from '../../../../d/[slug]/page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface CategoryListingPageProps {
  params: PageParams<{ number: string; slug: string }>
}

/**
 * Returns the listing of a menu link, filtered by the category of its `kat_k_no`. Redirects to the unfiltered listing
 * if the category is unknown, so that made-up numbers do not fill the page cache.
 */
async function readCategoryListing(params: CategoryListingPageProps['params']): Promise<PlaceListing> {
  const { number, slug } = await params
  const { locale, company } = await requirePageParams(params)
  const { categories } = await getFilterData(company)
  const isKnown = categories.some(({ id }) => String(id) === number)
  const listing = isKnown ? await readListing(params, { kat_k_no: number }) : null
  if (listing) return listing
  return redirect(localePath(locale, paths.listing(decodeSegment(slug) ?? slug)))
}

export async function generateMetadata({ params }: CategoryListingPageProps): Promise<Metadata> {
  return buildListingMetadata(await readCategoryListing(params))
}

export default async function CategoryListingPage({ params }: CategoryListingPageProps) {
  return <PlaceListingView listing={await readCategoryListing(params)} />
}
