import { Link } from '@/components/layout/link'
import { BankAccounts } from '@/components/member/bank-accounts'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { TransferCard } from '@/components/member/transfer-card'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { isTransferDue } from '@/lib/member/nav-items'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'notification')

/** `/user/notification`: what is to be transferred, to which accounts, with which reference. */
export default async function NotificationPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'notification')
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t, locale, other } = context
  const due = area.data.reservations.filter(isTransferDue)
  if (due.length === 0) {
    return (
      <MemberPage context={context} title={t('notification.title')}>
        <EmptyState
          icon="bell"
          title={t('notification.empty')}
          text={t('notification.emptyText')}
          action={
            <ButtonLink as={Link} href={localePath(locale, paths.member('reservations'))}>
              {t('notification.toReservations')}
            </ButtonLink>
          }
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
}
