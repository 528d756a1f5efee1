import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnavailableView } from '@/components/layout/unavailable-view'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface UnavailablePageProps {
  params: PageParams
}

export async function generateMetadata({ params }: UnavailablePageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'errors.noTenants' })
  return { title: { absolute: t('title') }, robots: { index: false } }
}

/**
 * Cached like any other page. Sent with status 503 in place of a page that cannot be rendered while the operator API is
 * unavailable.
 */
export default async function UnavailablePage({ params }: UnavailablePageProps) {
  const { locale } = await requirePageParams(params)
  return <UnavailableView locale={locale} />
}
