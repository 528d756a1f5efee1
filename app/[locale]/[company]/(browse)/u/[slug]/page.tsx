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

/**
 * The product under the path used by the basket and by old links (decisions 5). Its canonical address is `/p/{slug}`.
 */
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
