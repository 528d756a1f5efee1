import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { BlankFrame } from '@/components/layout/blank-frame'
import { NotFoundView } from '@/components/layout/not-found-view'
import { getRootCompany } from '@/lib/tenancy/root-company'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound')
  return { title: { absolute: t('title') }, robots: { index: false } }
}

/** Replaces the page together with its layout, including header and footer. */
export default async function NotFoundPage() {
  const [locale, company] = await Promise.all([getLocale(), getRootCompany()])
  if (company === undefined) return <NotFoundView locale={locale} />
  return (
    <BlankFrame locale={locale} company={company}>
      <NotFoundView locale={locale} />
    </BlankFrame>
  )
}
