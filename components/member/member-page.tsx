import type { ReactNode } from 'react'
import { Link } from '@/components/layout/link'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import { paths } from '@/lib/paths'

interface MemberPageProps {
  context: Pick<MemberContext, 'locale' | 't'>
  title: string
  /** Beneath the title. */
  lead?: ReactNode
  children: ReactNode
}

/** One of the member's pages; on phones, where the menu does not stand beside it, with the way back to it. */
export function MemberPage({ context, title, lead, children }: MemberPageProps) {
  const { locale, t } = context
  return (
    <>
      <Link
        href={localePath(locale, paths.member())}
        prefetch={false}
        className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-brand lg:hidden"
      >
        <Icon name="chevron-left" size={18} flip />
        {t('area.title')}
      </Link>
      <h1>{title}</h1>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
}
