import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ListingView } from '@/components/catalogue/listing/listing-view'
import type { SearchParams } from '@/lib/catalogue/listing/listing-filters'
import { type ListingModel, readAllListing } from '@/lib/catalogue/listing/listing-page'
import { getPageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface AllPageProps {
  params: PageParams
  searchParams: Promise<SearchParams>
}

async function readAll({ params, searchParams }: AllPageProps): Promise<ListingModel> {
  const { locale, company } = await requirePageParams(params)
  const model = await readAllListing(await getPageContext(company, locale), await searchParams)
  if (!model) redirect(localePath(locale, paths.listing()))
  return model
}

export async function generateMetadata(props: AllPageProps): Promise<Metadata> {
  const { context, title } = await readAll(props)
  return buildPageMetadata({
    context,
    title,
    description: context.t('listing.destinationsText'),
    paths: samePath(paths.listing()),
    isHidden: true,
  })
}

export default async function AllPage(props: AllPageProps) {
  return <ListingView model={await readAll(props)} />
}
