import type { ReactNode } from 'react'
import type { MemberData } from '@/domain/member/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { getMemberContext, type MemberContext } from '@/lib/member/member-context'
import type { MemberPageProps } from '@/lib/member/member-metadata'
import { getMemberArea } from '@/lib/member/queries'
import { type MemberArea, paths } from '@/lib/paths'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { MemberGate, type MemberQuery } from './member-gate'

export interface MemberViewProps extends MemberPageProps {
  name?: MemberArea
  /** Return path of a sign-in without scripts, if it is not the page called `name`. */
  path?: string
  /** The page has forms, which must keep their input when the page is rendered again. */
  keepsState?: boolean
  /** Content for a member. Other visitors see the sign-in form, or an explanation if the session cannot be read. */
  children: (data: MemberData, context: MemberContext, query: MemberQuery) => ReactNode | Promise<ReactNode>
}

export async function LoadedMemberView({ params, searchParams, name, path, children }: MemberViewProps) {
  const { locale, company } = await requirePageParams(params)
  const [area, context, query] = await Promise.all([
    getMemberArea(company),
    getMemberContext(company, locale),
    searchParams,
  ])
  if (area.state === 'member') return children(area.data, context, query)
  return (
    <MemberGate area={area} context={context} path={localePath(locale, path ?? paths.member(name))} query={query} />
  )
}
