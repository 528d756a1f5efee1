import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { ReservationCard } from '@/components/reservations/list/reservation-card'
import { StatusFilter } from '@/components/reservations/list/status-filter'
import { RESERVATION_STATUSES } from '@/domain/reservations/status'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { toReservationView } from '@/lib/member/reservation-view'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'reservations')

/** `/user/reservations`, comps 07. The state filter is part of the URL (`?status=closed`). */
export default function ReservationsPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="reservations">
      {(data, context, query) => {
        const { t, locale } = context
        const current = RESERVATION_STATUSES.find((status) => status === query.status) ?? 'active'
        const views = data.reservations.map((reservation) => toReservationView(reservation, context, data.collections))
        const shown = views.filter(({ status }) => status === current)
        const own = localePath(locale, paths.member('reservations'))
        const options = RESERVATION_STATUSES.map((id) => ({
          id,
          href: id === 'active' ? own : `${own}?status=${id}`,
          label: t(`reservations.states.${id}`),
          count: views.filter(({ status }) => status === id).length,
        }))
        return (
          <MemberPage context={context} title={t('reservations.title')}>
            {views.length > 0 && <StatusFilter label={t('reservations.filter')} current={current} options={options} />}
            {shown.length > 0 ? (
              <ul className="mt-6 grid gap-4">
                {shown.map((reservation) => (
                  <li key={reservation.id}>
                    <ReservationCard reservation={reservation} t={t} />
                  </li>
                ))}
              </ul>
            ) : (
              <NothingYet
                icon="ticket"
                title={t(`reservations.empty.${current}`)}
                text={t(`reservations.emptyText.${current}`)}
                label={t('reservations.find')}
                href={localePath(locale, paths.listing())}
              />
            )}
          </MemberPage>
        )
      }}
    </MemberView>
  )
}
