import type { ReactNode } from 'react'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import { paths } from '@/lib/paths'
import { BackLink } from './back-link'

interface MemberPageProps {
  context: Pick<MemberContext, 'locale' | 't'>
  title: string
  /** Below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of a member's page. On phones, which do not show the menu, it includes a back link. */
export function MemberPage({ context, title, lead, children }: MemberPageProps) {
  const { locale, t } = context
  return (
    <>
      <BackLink href={localePath(locale, paths.member())}>{t('area.title')}</BackLink>
      <h1>{title}</h1>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
}
