import { IslandTexts } from '@/components/islands/island-texts'
import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { AccountSection } from '@/components/notifications/account-section'
import { ClaimButton } from '@/components/notifications/claim-button'
import { TransferCard } from '@/components/notifications/transfer-card'
import { summariseMoney } from '@/domain/reservations/money-summary'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { isTransferDue } from '@/lib/member/nav-items'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'notification')

const CLAIM_TEXTS = ['afterwards.claim', 'afterwards.actions', 'errors.codes', 'catalogue.day', 'basket.calendar']

/** `/user/notification`: the transfers that are due, with account and reference, and the form to report a transfer. */
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
                  <TransferCard
                    reservation={reservation}
                    context={context}
                    action={
                      <IslandTexts locale={locale} names={CLAIM_TEXTS}>
                        <ClaimButton
                          bookingNumber={reservation.bookingNumber}
                          timeZone={other.timeZone}
                          amount={summariseMoney(reservation).now.fixed}
                          currency={reservation.fixed.currency}
                          accounts={other.bankAccounts}
                        />
                      </IslandTexts>
                    }
                  />
                </li>
              ))}
            </ul>
            <AccountSection t={t} other={other} />
          </MemberPage>
        )
      }}
    </MemberView>
  )
}
