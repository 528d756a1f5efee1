import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/layout/not-found-view'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound')
  return { title: { absolute: t('title') }, robots: { index: false } }
}

/** Within the frame; the one above stands for what fails before there is one. */
export default async function NotFoundPage() {
  return <NotFoundView locale={await getLocale()} />
}
