import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { RequestList } from '@/components/member/request-list'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'requests')

/** `/user/requests`: the member's requests for offers, weddings, treatments and messages, with their state. */
export default function RequestsPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="requests">
      {(_data, context) => (
        <MemberPage context={context} title={context.t('requests.title')} lead={context.t('requests.text')}>
          <RequestList context={context} />
        </MemberPage>
      )}
    </MemberView>
  )
}
