import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductPageView } from '@/components/catalogue/product/product-page-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { buildProductMetadata, readProduct } from '../../../p/[slug]/page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type AliasParams = PageParams<{ slug: string; detail: string }>

interface AliasPageProps {
  params: AliasParams
}

/** `/u/{category}/{slug}`: the category is decoration, the product is found by the last part. */
async function readAlias(params: AliasParams) {
  const { locale, company, slug: category, detail } = await params
  return readProduct(
    Promise.resolve({ locale, company, slug: detail }),
    (slug) => `/u/${category}/${encodeURIComponent(slug)}`,
  )
}

export async function generateMetadata({ params }: AliasPageProps): Promise<Metadata> {
  const page = await readAlias(params)
  if (!page) notFound()
  return buildProductMetadata(page)
}

export default async function AliasPage({ params }: AliasPageProps) {
  const page = await readAlias(params)
  if (!page) return <NotFoundView locale={(await requirePageParams(params)).locale} />
  return <ProductPageView page={page} />
}
