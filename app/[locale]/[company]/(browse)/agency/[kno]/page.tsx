import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AgencyLandingView } from '@/components/agency/agency-landing-view'
import { MissingPage } from '@/components/layout/missing-page'
import { getPageContext } from '@/lib/catalogue/page-context'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { readAgencyLanding } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface LandingPageProps {
  params: PageParams<{ kno: string }>
}

export async function generateMetadata({ params }: LandingPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const { kno } = await params
  const landing = await readAgencyLanding(company, locale, kno)
  if (!landing) notFound()
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'agency.landing' })
  return buildPageMetadata({
    context,
    title: landing.agencyName,
    description: landing.text ?? t('meta', { agency: landing.agencyName }),
    paths: samePath(paths.agency(kno)),
    // Reached by link only; search engines should index the catalogue instead.
    isHidden: true,
  })
}

/**
 * `/agency/{kno}`: the page of an agency. A visitor who opens it books through this agency for a while (decisions 5).
 */
export default async function LandingPage({ params }: LandingPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { kno } = await params
  const landing = await readAgencyLanding(company, locale, kno)
  if (!landing) return <MissingPage locale={locale} company={company} />
  return <AgencyLandingView landing={landing} context={await getPageContext(company, locale)} />
}
