import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ListingView } from '@/components/catalogue/listing/listing-view'
import { SearchHits } from '@/components/catalogue/search-hits'
import type { SearchParams } from '@/lib/catalogue/listing/listing-filters'
import { readSearchListing } from '@/lib/catalogue/listing/search-page'
import { getPageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface ResultsPageProps {
  params: PageParams<{ term: string }>
  searchParams: Promise<SearchParams>
}

const LONGEST = 100

/** Returns the search term of the path. Redirects to the empty form if it cannot be searched. */
async function readTerm(params: ResultsPageProps['params']): Promise<string> {
  const { locale } = await requirePageParams(params)
  const term = decodeSegment((await params).term)
    ?.trim()
    .slice(0, LONGEST)
  if (!term) redirect(localePath(locale, '/search'))
  return term
}

export async function generateMetadata({ params }: ResultsPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const term = await readTerm(params)
  const context = await getPageContext(company, locale)
  return buildPageMetadata({
    context,
    title: context.t('search.heading', { term }),
    description: context.t('search.label'),
    paths: samePath(paths.search(term)),
    isHidden: true,
  })
}

export default async function ResultsPage({ params, searchParams }: ResultsPageProps) {
  const { locale, company } = await requirePageParams(params)
  const term = await readTerm(params)
  const context = await getPageContext(company, locale)
  const { model, hits } = await readSearchListing(context, term, await searchParams)
  return <ListingView model={model} lead={<SearchHits hits={hits} context={context} />} />
}
