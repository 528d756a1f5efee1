import { AreaTiles } from '@/components/member/area-tiles'
import { MemberBadge } from '@/components/member/member-badge'
import { MemberGate } from '@/components/member/member-gate'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { buildNavItems } from '@/lib/member/nav-items'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'area')

/** `/user`: where the account link leads; on phones the menu itself. */
export default async function UserPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params)
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t } = context
  return (
    <>
      <h1>{t('area.title')}</h1>
      <p className="mt-2 text-muted">{t('area.text')}</p>
      <div className="mt-6 lg:hidden">
        <MemberBadge member={area.data.member} />
      </div>
      <div className="mt-6">
        <AreaTiles items={buildNavItems(area.data, context)} context={context} />
      </div>
    </>
  )
}
