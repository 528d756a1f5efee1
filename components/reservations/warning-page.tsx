import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/locale-path'
import { type BasketFlow, getReservationPath, paths } from '@/lib/paths'
import { getReservationResult } from '@/lib/reservations/queries'
import { getResultState, isBooked } from '@/lib/reservations/result-state'
import { toWarningReason } from '@/lib/reservations/warning'
import { getOwnerCredentials, isGuest } from '@/lib/session/owner-credentials'
import { getOtherSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { WarningView } from './warning-view'

interface WarningPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
  flow: BasketFlow
}

export async function buildWarningMetadata(params: PageParams): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'reservations' })
  return { title: t('warning.meta'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/**
 * `/basket/warning?ref=…&reason=…`: a failed payment. Redirects to the result page if the booking succeeded after all.
 */
export async function WarningPage({ params, searchParams, flow }: WarningPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { ref, reason } = await searchParams
  const result = typeof ref === 'string' ? await getReservationResult(company, ref) : null
  // Without a reservation and a reason there is no failed payment to report.
  if (!result && typeof reason !== 'string')
    redirect(localePath(locale, paths.basket('cart', flow)), RedirectType.replace)
  // The booking is valid, but a later payment for it was declined: the reservation page shows the reason.
  if (result && isBooked(getResultState(result)) && result.payment.paymentState === 'declined') {
    const told = toWarningReason(reason, result)
    redirect(localePath(locale, getReservationPath(result.reference, told)), RedirectType.replace)
  }
  // A guest pays on the reservation page and has no basket to return to.
  if (result && isGuest(await getOwnerCredentials(company))) {
    const told = toWarningReason(reason, result)
    redirect(localePath(locale, getReservationPath(result.reference, told)), RedirectType.replace)
  }
  if (result && isBooked(getResultState(result))) {
    redirect(
      `${localePath(locale, paths.basket('result', flow))}?ref=${encodeURIComponent(result.reference)}`,
      RedirectType.replace,
    )
  }
  const [t, { timeZone }] = await Promise.all([
    getTranslations({ locale, namespace: 'reservations' }),
    getOtherSettings(company),
  ])
  return (
    <WarningView
      flow={flow}
      reason={toWarningReason(reason, result)}
      result={result}
      context={{ t, locale, zone: timeZone }}
    />
  )
}
