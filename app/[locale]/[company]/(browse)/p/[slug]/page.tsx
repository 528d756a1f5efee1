import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductPageView } from '@/components/catalogue/product/product-page-view'
import { MissingPage } from '@/components/layout/missing-page'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildProductMetadata, type ProductParams, readProduct } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface ProductPageProps {
  params: ProductParams
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const page = await readProduct(params)
  // `notFound` must be called here: elsewhere a cached page does not get both the status 404 and its full HTML.
  if (!page) notFound()
  return buildProductMetadata(page)
}

export default async function ProductPage({ params }: ProductPageProps) {
  const page = await readProduct(params)
  if (!page) return <MissingPage {...(await requirePageParams(params))} />
  return <ProductPageView page={page} />
}
