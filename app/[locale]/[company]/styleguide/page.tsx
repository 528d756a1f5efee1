import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadWords } from '@/components/styleguide/load-words'
import { StyleguideView } from '@/components/styleguide/styleguide-view'
import { requireEnvironment } from '@/lib/env'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

/** Whether it is shown is decided where it runs, not where it is built. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } }

interface StyleguidePageProps {
  params: PageParams
}

/** For who builds the shop: in development, and where `STYLEGUIDE` is set. Visitors of a shop find no such page. */
export default async function StyleguidePage({ params }: StyleguidePageProps) {
  const { locale } = await requirePageParams(params)
  if (process.env.NODE_ENV === 'production' && !requireEnvironment().STYLEGUIDE) notFound()
  return <StyleguideView words={await loadWords(locale)} />
}
