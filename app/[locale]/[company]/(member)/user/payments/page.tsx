import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { PaymentList } from '@/components/member/payment-list'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'payments')

/** `/user/payments`: all payments and refunds, newest first. */
export default function PaymentsPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="payments">
      {({ collections }, context) => (
        <MemberPage context={context} title={context.t('payments.title')}>
          {collections.length > 0 ? (
            <PaymentList collections={collections} context={context} />
          ) : (
            <NothingYet
              icon="wallet"
              title={context.t('payments.empty')}
              text={context.t('payments.emptyText')}
              label={context.t('payments.toReservations')}
              href={localePath(context.locale, paths.member('reservations'))}
            />
          )}
        </MemberPage>
      )}
    </MemberView>
  )
}
