import { NotFoundView } from '@/components/layout/not-found-view'
import { MemberView } from '@/components/member/member-view'
import { ReservationView } from '@/components/reservations/reservation-view'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/page-metadata'
import { paths } from '@/lib/paths'
import { getReservationContext } from '@/lib/reservations/reservation-context'
import { getReservationData } from '@/lib/reservations/reservation-page'
import type { PageParams } from '@/lib/tenancy/page-params'

interface MemberReservationProps extends MemberPageProps {
  params: PageParams<{ reference: string }>
}

export const generateMetadata = ({ params }: MemberReservationProps) => buildMemberMetadata(params, 'reservations')

/** `/user/reservations/{reference}`: one of the member's own, as `/enquire-booking` shows it. */
export default async function MemberReservationPage(props: MemberReservationProps) {
  const { reference } = await props.params
  return (
    <MemberView {...props} path={paths.memberReservation(reference)} keepsState>
      {async ({ reservations }, { company, locale }, { reason }) => {
        const isOwn = reservations.some((reservation) => reservation.reference === reference)
        const data = isOwn ? await getReservationData(company, reference) : null
        if (!data) return <NotFoundView locale={locale} />
        const context = await getReservationContext(company, locale, data.result)
        return <ReservationView data={data} context={context} reason={reason} />
      }}
    </MemberView>
  )
}
