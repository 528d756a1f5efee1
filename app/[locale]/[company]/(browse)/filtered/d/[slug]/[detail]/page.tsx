import { redirect } from 'next/navigation'
import { parseFilters, type SearchParams, toSearch } from '@/lib/catalogue/listing/listing-filters'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { readDetail } from '../../../../d/[slug]/[detail]/page-data'

interface FilteredDetailPageProps {
  params: PageParams<{ slug: string; detail: string }>
  searchParams: Promise<SearchParams>
}

/** Redirects: a filtered listing below another one to its own address, a product, which has no filters, to its page. */
export default async function FilteredDetailPage({ params, searchParams }: FilteredDetailPageProps) {
  const { locale } = await requirePageParams(params)
  const { slug, detail } = await params
  const found = await readDetail(params)
  if (found?.type === 'product') redirect(found.page.href)
  const name = decodeSegment(detail)
  const place = decodeSegment(slug)
  if (!found || name === null || place === null)
    redirect(localePath(locale, paths.listing(place ?? slug, name ?? detail)))
  redirect(`${found.listing.model.base}${toSearch(parseFilters(await searchParams))}`)
}
