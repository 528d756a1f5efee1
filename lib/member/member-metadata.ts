import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { MemberArea } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export interface MemberPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Metadata of a member's page: its title. Search engines must not index these pages. */
export async function buildMemberMetadata(params: PageParams, name: MemberArea | 'area'): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'member' })
  return { title: t(`${name}.title`), robots: { index: false, follow: false } }
}
