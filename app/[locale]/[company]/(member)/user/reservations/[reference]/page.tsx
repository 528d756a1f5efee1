import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/member/back-link'
import { MemberView } from '@/components/member/member-view'
import { MissingReservation } from '@/components/reservations/missing-reservation'
import { ReservationView } from '@/components/reservations/reservation-view'
import type { MemberData } from '@/domain/member/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { getMemberArea } from '@/lib/member/queries'
import { paths } from '@/lib/paths'
import { getReservationContext } from '@/lib/reservations/reservation-context'
import { getReservationData } from '@/lib/reservations/reservation-page'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface MemberReservationProps extends MemberPageProps {
  params: PageParams<{ reference: string }>
}

const isOwn = ({ reservations }: MemberData, reference: string): boolean =>
  reservations.some((reservation) => reservation.reference === reference)

export async function generateMetadata({ params }: MemberReservationProps): Promise<Metadata> {
  const [{ company, locale }, { reference }] = await Promise.all([requirePageParams(params), params])
  const [metadata, area] = await Promise.all([buildMemberMetadata(params, 'reservations'), getMemberArea(company)])
  if (area.state !== 'member' || isOwn(area.data, reference)) return metadata
  const t = await getTranslations({ locale, namespace: 'member.reservations.missing' })
  return { ...metadata, title: t('title') }
}

/**
 * `/user/reservations/{reference}`: one of the member's reservations, as on `/enquire-booking`. For any other reference
 * the page shows a message beside the menu. It does not return 404: the page is rendered for each request and never
 * cached, and a 404 page would only be rendered by scripts.
 */
export default async function MemberReservationPage(props: MemberReservationProps) {
  const { reference } = await props.params
  return (
    <MemberView {...props} path={paths.memberReservation(reference)} keepsState>
      {async (member, { company, locale }, { reason }) => {
        const data = isOwn(member, reference) ? await getReservationData(company, reference, locale) : null
        if (!data) return <MissingReservation locale={locale} />
        const context = await getReservationContext(company, locale, data)
        return (
          <>
            <BackLink href={localePath(locale, paths.member('reservations'))}>
              {context.member.t('reservations.title')}
            </BackLink>
            <ReservationView data={data} context={context} reason={reason} />
          </>
        )
      }}
    </MemberView>
  )
}
