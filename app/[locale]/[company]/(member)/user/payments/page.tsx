import { Link } from '@/components/layout/link'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { PaymentList } from '@/components/member/payment-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'payments')

/** `/user/payments`: every payment and refund, the latest first. */
export default async function PaymentsPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'payments')
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t, locale } = context
  return (
    <MemberPage context={context} title={t('payments.title')}>
      {area.data.collections.length > 0 ? (
        <PaymentList collections={area.data.collections} context={context} />
      ) : (
        <EmptyState
          icon="wallet"
          title={t('payments.empty')}
          text={t('payments.emptyText')}
          action={
            <ButtonLink as={Link} href={localePath(locale, paths.member('reservations'))}>
              {t('payments.toReservations')}
            </ButtonLink>
          }
        />
      )}
    </MemberPage>
  )
}
