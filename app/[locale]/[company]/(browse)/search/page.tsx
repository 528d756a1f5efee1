import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { SearchForm } from '@/components/catalogue/search-form'
import { DestinationPrints } from '@/components/home/destination-prints'
import { listPages } from '@/lib/catalogue/content/queries'
import { resolveFinder } from '@/lib/catalogue/listing/finder'
import type { SearchParams } from '@/lib/catalogue/listing/listing-filters'
import { getPageContext } from '@/lib/catalogue/page-context'
import { getFilterData } from '@/lib/catalogue/queries'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface SearchPageProps {
  params: PageParams
  searchParams: Promise<SearchParams>
}

const SHOWN_PLACES = 10

export async function generateMetadata({ params }: SearchPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const { t } = context
  return buildPageMetadata({
    context,
    title: t('search.title'),
    description: t('search.label'),
    paths: samePath('/search'),
    isHidden: true,
  })
}

/**
 * Target of the plain search forms of header and home page. Redirects to the results, or shows what is missing (spec
 * 5).
 */
export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { locale, company } = await requirePageParams(params)
  const query = await searchParams
  const context = await getPageContext(company, locale)
  const target = resolveFinder(query, { data: await getFilterData(company), locale, fallback: context.fallback })
  // The target of a finder query depends on the current offers, so its redirect is temporary; that of a term is
  // permanent.
  if (target && 'in' in query) redirect(target)
  if (target) permanentRedirect(target)
  const places = await listPages(company, locale, 'destination', SHOWN_PLACES)
  return (
    <div className="wrap py-10">
      <h1>{context.t('search.title')}</h1>
      <SearchForm context={context} isMissing={'q' in query} />
      <h2 className="mt-12 mb-6 text-h3">{context.t('listing.destinations')}</h2>
      <DestinationPrints places={places} context={context} label={context.t('listing.destinations')} isGrid />
    </div>
  )
}
