import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AgencyOffer } from '@/components/agency/agency-offer'
import { getPageContext } from '@/lib/catalogue/page-context'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface AgencyPageProps {
  params: PageParams
}

export async function generateMetadata({ params }: AgencyPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'agency.offer' })
  return buildPageMetadata({ context, title: t('title'), description: t('text'), paths: samePath(paths.agency()) })
}

/** `/agency`: the offer to agencies (decisions 5). */
export default async function AgencyPage({ params }: AgencyPageProps) {
  const { locale } = await requirePageParams(params)
  return <AgencyOffer locale={locale} />
}
