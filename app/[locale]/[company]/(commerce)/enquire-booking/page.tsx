import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/layout/missing-page'
import { EnquiryView } from '@/components/reservations/enquiry-view'
import { ReservationView } from '@/components/reservations/reservation-view'
import { getReservationContext } from '@/lib/reservations/reservation-context'
import { getReservationData } from '@/lib/reservations/reservation-page'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface EnquiryPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: EnquiryPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'afterwards.enquiry' })
  // A URL with a reference gives access to the booking and must not be sent to other sites as a referrer.
  return { title: t('meta'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

const NUMBER = /^[A-Za-z0-9]{1,40}$/

/**
 * `/enquire-booking`: asks for number and e-mail or surname, and shows the state. `?number=…` prefills the number;
 * `?error=…` gives the reason why a mailed link failed. With `?ref=…` it shows the reservation itself, complete for its
 * owner (`requireResult` of the API).
 */
export default async function EnquiryPage({ params, searchParams }: EnquiryPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { ref, reason, number, error } = await searchParams
  if (typeof ref !== 'string') {
    const bookingNumber = typeof number === 'string' && NUMBER.test(number) ? number : ''
    return (
      <EnquiryView locale={locale} bookingNumber={bookingNumber} error={typeof error === 'string' ? error : null} />
    )
  }
  const data = await getReservationData(company, ref, locale)
  if (!data) return <MissingPage locale={locale} company={company} />
  const context = await getReservationContext(company, locale, data)
  return (
    <div className="wrap py-8 desktop:py-12">
      <ReservationView data={data} context={context} reason={reason} />
    </div>
  )
}
