import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/locale-path'
import { type MemberArea as AreaName, paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { getMemberContext, type MemberContext } from './member-context'
import { getMemberArea, type MemberArea } from './queries'

export interface MemberPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export interface LoadedPage {
  area: MemberArea
  context: MemberContext
  /** Public path of the page. */
  path: string
}

/** What each of the member's pages starts with: who asks, and what it is written with. */
export async function loadMemberPage(params: PageParams, name?: AreaName): Promise<LoadedPage> {
  const { locale, company } = await requirePageParams(params)
  const [area, context] = await Promise.all([getMemberArea(company), getMemberContext(company, locale)])
  return { area, context, path: localePath(locale, paths.member(name)) }
}

/** Title of a member's page; none of them is for search engines. */
export async function buildMemberMetadata(params: PageParams, name: AreaName | 'area'): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'member' })
  return { title: t(`${name}.title`), robots: { index: false, follow: false } }
}
