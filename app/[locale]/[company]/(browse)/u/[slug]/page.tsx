import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductPageView } from '@/components/catalogue/product/product-page-view'
import { MissingPage } from '@/components/layout/missing-page'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildProductMetadata, type ProductParams, readProduct } from '../../p/[slug]/page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface AliasPageProps {
  params: ProductParams
}

const build = (slug: string): string => `/u/${encodeURIComponent(slug)}`

/** The product as the basket and old links name it (decisions 5); its own address is `/p/{slug}`. */
export async function generateMetadata({ params }: AliasPageProps): Promise<Metadata> {
  const page = await readProduct(params, build)
  if (!page) notFound()
  return buildProductMetadata(page)
}

export default async function AliasPage({ params }: AliasPageProps) {
  const page = await readProduct(params, build)
  if (!page) return <MissingPage {...(await requirePageParams(params))} />
  return <ProductPageView page={page} />
}
