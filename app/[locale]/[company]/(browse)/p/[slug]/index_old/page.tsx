import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlainProduct } from '@/components/catalogue/product/plain-product'
import { MissingPage } from '@/components/layout/missing-page'
import { paths } from '@/lib/paths'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildProductMetadata, type ProductParams, readProduct } from '../page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface PlainProductPageProps {
  params: ProductParams
}

export async function generateMetadata({ params }: PlainProductPageProps): Promise<Metadata> {
  const page = await readProduct(params, paths.plainProduct)
  if (!page) notFound()
  return buildProductMetadata(page, true)
}

export default async function PlainProductPage({ params }: PlainProductPageProps) {
  const page = await readProduct(params, paths.plainProduct)
  if (!page) return <MissingPage {...(await requirePageParams(params))} />
  return <PlainProduct page={page} />
}
