import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogEntryView } from '@/components/content/blog-entry-view'
import { MissingPage } from '@/components/layout/missing-page'
import { readBlogEntry } from '@/lib/catalogue/content/content-page'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { buildBlogMetadata } from './blog-metadata'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface BlogEntryPageProps {
  params: PageParams<{ slug: string }>
}

export async function generateMetadata({ params }: BlogEntryPageProps): Promise<Metadata> {
  const entry = await readBlogEntry(params)
  if (!entry) notFound()
  return buildBlogMetadata(entry)
}

export default async function BlogEntryPage({ params }: BlogEntryPageProps) {
  const entry = await readBlogEntry(params)
  if (!entry) return <MissingPage {...(await requirePageParams(params))} />
  return <BlogEntryView entry={entry} />
}
