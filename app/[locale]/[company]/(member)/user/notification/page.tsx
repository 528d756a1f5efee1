import { BankAccounts } from '@/components/member/bank-accounts'
import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { TransferCard } from '@/components/member/transfer-card'
import { localePath } from '@/lib/i18n/locale-path'
import { isTransferDue } from '@/lib/member/nav-items'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/page-metadata'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'notification')

/** `/user/notification`: what is to be transferred, to which accounts, with which reference. */
export default function NotificationPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="notification">
      {({ reservations }, context) => {
        const { t, locale, other } = context
        const due = reservations.filter(isTransferDue)
        if (due.length === 0) {
          return (
            <MemberPage context={context} title={t('notification.title')}>
              <NothingYet
                icon="bell"
                title={t('notification.empty')}
                text={t('notification.emptyText')}
                label={t('notification.toReservations')}
                href={localePath(locale, paths.member('reservations'))}
              />
            </MemberPage>
          )
        }
        return (
          <MemberPage context={context} title={t('notification.title')} lead={t('notification.text')}>
            <ul className="grid gap-4">
              {due.map((reservation) => (
                <li key={reservation.id}>
                  <TransferCard reservation={reservation} context={context} />
                </li>
              ))}
            </ul>
            <BankAccounts accounts={other.bankAccounts} t={t} />
          </MemberPage>
        )
      }}
    </MemberView>
  )
}
