import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactView } from '@/components/content/contact-view'
import { getPageContext } from '@/lib/catalogue/page-context'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface ContactPageProps {
  params: PageParams
}

export async function generateMetadata({ params }: ContactPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'content.contact' })
  return buildPageMetadata({ context, title: t('title'), description: t('text'), paths: samePath(paths.contact) })
}

export default async function ContactPage({ params }: ContactPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  return <ContactView context={context} />
}
