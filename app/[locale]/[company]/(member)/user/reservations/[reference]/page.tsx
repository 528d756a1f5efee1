import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundView } from '@/components/layout/not-found-view'
import { MemberView } from '@/components/member/member-view'
import { ReservationView } from '@/components/reservations/reservation-view'
import type { MemberData } from '@/domain/member/schema'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/page-metadata'
import { getMemberArea } from '@/lib/member/queries'
import { paths } from '@/lib/paths'
import { getReservationContext } from '@/lib/reservations/reservation-context'
import { getReservationData } from '@/lib/reservations/reservation-page'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface MemberReservationProps extends MemberPageProps {
  params: PageParams<{ reference: string }>
}

const owns = ({ reservations }: MemberData, reference: string): boolean =>
  reservations.some((reservation) => reservation.reference === reference)

/** A member who asks for what is not theirs gets a real 404; anybody else the sign-in. */
export async function generateMetadata({ params }: MemberReservationProps): Promise<Metadata> {
  const { company } = await requirePageParams(params)
  const { reference } = await params
  const area = await getMemberArea(company)
  if (area.state === 'member' && !owns(area.data, reference)) notFound()
  return buildMemberMetadata(params, 'reservations')
}

/** `/user/reservations/{reference}`: one of the member's own, as `/enquire-booking` shows it. */
export default async function MemberReservationPage(props: MemberReservationProps) {
  const { reference } = await props.params
  return (
    <MemberView {...props} path={paths.memberReservation(reference)} keepsState>
      {async (own, { company, locale }, { reason }) => {
        const data = owns(own, reference) ? await getReservationData(company, reference) : null
        if (!data) return <NotFoundView locale={locale} />
        const context = await getReservationContext(company, locale, data.result)
        return <ReservationView data={data} context={context} reason={reason} />
      }}
    </MemberView>
  )
}
