import type { ReactNode } from 'react'
import { MemberBadge } from '@/components/member/member-badge'
import { MemberNav } from '@/components/member/member-nav'
import { PasswordNotice } from '@/components/member/password-notice'
import { localePath } from '@/lib/i18n/locale-path'
import { getMemberContext } from '@/lib/member/member-context'
import { buildNavItems } from '@/lib/member/nav-items'
import { getMemberArea } from '@/lib/member/queries'
import { paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

/**
 * Layout of the member area (spec 2, layout `user`): the menu beside the page. Other visitors see the page's content
 * only.
 */
export default async function UserLayout({ children, params }: LayoutProps) {
  const { locale, company } = await requirePageParams(params)
  const area = await getMemberArea(company)
  if (area.state !== 'member') return <div className="wrap py-8 desktop:py-14">{children}</div>
  const context = await getMemberContext(company, locale)
  const { t } = context
  return (
    <div className="wrap grid gap-x-16 pt-8 pb-12 desktop:grid-cols-[256px_minmax(0,1fr)] desktop:pt-10 desktop:pb-22">
      <aside className="no-print hidden desktop:block">
        <MemberBadge member={area.data.member} />
        <div className="mt-6">
          <MemberNav
            label={t('area.label')}
            items={buildNavItems(area.data, context)}
            logoutLabel={t('area.nav.logout')}
            home={localePath(locale, paths.home)}
          />
        </div>
      </aside>
      <div className="min-w-0">
        {area.data.member.mustChangePassword && <PasswordNotice context={context} />}
        {children}
      </div>
    </div>
  )
}
