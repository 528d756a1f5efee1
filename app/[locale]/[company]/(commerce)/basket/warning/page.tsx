import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { WarningView } from '@/components/reservations/warning-view'
import { localePath } from '@/lib/i18n/locale-path'
import { getReservationPath, paths } from '@/lib/paths'
import { getReservationResult } from '@/lib/reservations/queries'
import { getResultState, isBooked } from '@/lib/reservations/result-state'
import { toWarningReason } from '@/lib/reservations/warning'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface WarningPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: WarningPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'reservations' })
  return { title: t('warning.meta'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** `/basket/warning?ref=…&reason=…`: a payment that did not work. A booking that is fine after all is shown as one. */
export default async function WarningPage({ params, searchParams }: WarningPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { ref, reason } = await searchParams
  const result = typeof ref === 'string' ? await getReservationResult(company, ref) : null
  // The trip is theirs, and a later payment for it did not work: that is told beside the reservation.
  if (result && isBooked(getResultState(result)) && result.payment.paymentState === 'declined') {
    const told = toWarningReason(reason, result.payment)
    redirect(localePath(locale, getReservationPath(result.reference, told)), RedirectType.replace)
  }
  if (result && isBooked(getResultState(result))) {
    redirect(
      `${localePath(locale, paths.basket('result'))}?ref=${encodeURIComponent(result.reference)}`,
      RedirectType.replace,
    )
  }
  const t = await getTranslations({ locale, namespace: 'reservations' })
  return (
    <WarningView reason={toWarningReason(reason, result?.payment ?? null)} result={result} context={{ t, locale }} />
  )
}
