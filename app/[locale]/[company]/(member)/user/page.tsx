import { AreaTiles } from '@/components/member/area-tiles'
import { MemberBadge } from '@/components/member/member-badge'
import { MemberView } from '@/components/member/member-view'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { buildNavItems } from '@/lib/member/nav-items'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'area')

/** `/user`: the target of the account link. On phones it shows the menu. */
export default function UserPage(props: MemberPageProps) {
  return (
    <MemberView {...props}>
      {(data, context) => (
        <>
          <h1>{context.t('area.title')}</h1>
          <p className="mt-2 text-muted">{context.t('area.text')}</p>
          <div className="mt-6 desktop:hidden">
            <MemberBadge member={data.member} />
          </div>
          <div className="mt-6">
            <AreaTiles items={buildNavItems(data, context)} context={context} />
          </div>
        </>
      )}
    </MemberView>
  )
}
