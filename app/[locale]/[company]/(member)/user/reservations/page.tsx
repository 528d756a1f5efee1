import { Link } from '@/components/layout/link'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { ReservationCard } from '@/components/member/reservation-card'
import { StatusFilter } from '@/components/member/status-filter'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { RESERVATION_STATUSES } from '@/domain/reservations/status'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { toReservationView } from '@/lib/member/reservation-view'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'reservations')

/** `/user/reservations`, comps 07; the states are addresses (`?status=closed`). */
export default async function ReservationsPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'reservations')
  const query = await searchParams
  if (area.state !== 'member') return <MemberGate area={area} context={context} path={path} query={query} />
  const { t, locale } = context
  const current = RESERVATION_STATUSES.find((status) => status === query.status) ?? 'active'
  const views = area.data.reservations.map((reservation) => toReservationView(reservation, context))
  const shown = views.filter(({ status }) => status === current)
  return (
    <MemberPage context={context} title={t('reservations.title')}>
      {views.length > 0 && (
        <StatusFilter
          label={t('reservations.filter')}
          current={current}
          options={RESERVATION_STATUSES.map((id) => ({
            id,
            href: id === 'active' ? path : `${path}?status=${id}`,
            label: t(`reservations.states.${id}`),
            count: views.filter(({ status }) => status === id).length,
          }))}
        />
      )}
      {shown.length > 0 ? (
        <ul className="mt-6 grid gap-4">
          {shown.map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard reservation={reservation} t={t} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="ticket"
          title={t(`reservations.empty.${current}`)}
          text={t(`reservations.emptyText.${current}`)}
          action={
            <ButtonLink as={Link} href={localePath(locale, paths.listing())}>
              {t('reservations.find')}
            </ButtonLink>
          }
        />
      )}
    </MemberPage>
  )
}
