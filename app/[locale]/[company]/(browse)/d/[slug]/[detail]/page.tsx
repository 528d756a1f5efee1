import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlaceListingView } from '@/components/catalogue/listing/place-listing-view'
import { ProductPageView } from '@/components/catalogue/product/product-page-view'
import { MissingPage } from '@/components/layout/missing-page'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildProductMetadata } from '../../../p/[slug]/page-data'
import { buildListingMetadata } from '../page-data'
import { type DetailParams, readDetail } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface DetailPageProps {
  params: DetailParams
}

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const detail = await readDetail(params)
  if (!detail) notFound()
  return detail.type === 'product' ? buildProductMetadata(detail.page) : buildListingMetadata(detail.listing)
}

export default async function DetailPage({ params }: DetailPageProps) {
  const detail = await readDetail(params)
  if (!detail) return <MissingPage {...(await requirePageParams(params))} />
  if (detail.type === 'listing') return <PlaceListingView listing={detail.listing} />
  return <ProductPageView page={detail.page} crumbs={detail.crumbs} />
}
