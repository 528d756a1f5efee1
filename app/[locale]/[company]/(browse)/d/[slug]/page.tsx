import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlaceListingView } from '@/components/catalogue/listing/place-listing-view'
import { MissingPage } from '@/components/layout/missing-page'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildListingMetadata, type ListingParams, readListing } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface ListingPageProps {
  params: ListingParams
}

export async function generateMetadata({ params }: ListingPageProps): Promise<Metadata> {
  const listing = await readListing(params)
  // `notFound` must be called here: elsewhere a cached page does not get both the status 404 and its full HTML.
  if (!listing) notFound()
  return buildListingMetadata(listing)
}

export default async function ListingPage({ params }: ListingPageProps) {
  const listing = await readListing(params)
  if (!listing) return <MissingPage {...(await requirePageParams(params))} />
  return <PlaceListingView listing={listing} />
}
