import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TransferView } from '@/components/transfer/transfer-view'
import { getPageContext } from '@/lib/catalogue/page-context'
import { getTariffs } from '@/lib/catalogue/transfer/queries'
import { EMPTY_SEARCH } from '@/lib/catalogue/transfer/ride-search'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface TransferPageProps {
  params: PageParams
}

export async function generateMetadata({ params }: TransferPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'transfers' })
  return buildPageMetadata({
    context,
    title: t('title'),
    description: t('text'),
    paths: samePath(paths.transfer()),
  })
}

/**
 * `/t`: the search for a ride, and all tariffs. A search with parameters is a separate route, rendered for each
 * request.
 */
export default async function TransferPage({ params }: TransferPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const data = await getTariffs(company, locale)
  return <TransferView context={context} data={data} search={EMPTY_SEARCH} fault={null} />
}
