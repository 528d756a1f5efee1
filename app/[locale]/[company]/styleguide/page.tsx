import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadWords } from '@/components/styleguide/load-words'
import { StyleguideView } from '@/components/styleguide/styleguide-view'
import { requireEnvironment } from '@/lib/env'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

/** The `STYLEGUIDE` variable is read at run time, not at build time. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } }

interface StyleguidePageProps {
  params: PageParams
}

/** For developers: available in development and if `STYLEGUIDE` is set; otherwise the page returns 404. */
export default async function StyleguidePage({ params }: StyleguidePageProps) {
  const { locale } = await requirePageParams(params)
  if (process.env.NODE_ENV === 'production' && !requireEnvironment().STYLEGUIDE) notFound()
  return <StyleguideView words={await loadWords(locale)} />
}
