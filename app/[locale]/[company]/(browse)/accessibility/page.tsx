import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccessibilityView } from '@/components/content/accessibility-view'
import { getPageContext } from '@/lib/catalogue/page-context'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface AccessibilityPageProps {
  params: PageParams
}

export async function generateMetadata({ params }: AccessibilityPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'content.accessibility' })
  return buildPageMetadata({ context, title: t('title'), description: t('text'), paths: samePath(paths.accessibility) })
}

export default async function AccessibilityPage({ params }: AccessibilityPageProps) {
  const { locale, company } = await requirePageParams(params)
  return <AccessibilityView context={await getPageContext(company, locale)} />
}
