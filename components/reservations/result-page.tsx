import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/locale-path'
import { type BasketFlow, paths } from '@/lib/paths'
import { getReservationResult, getTickets } from '@/lib/reservations/queries'
import { getResultContext } from '@/lib/reservations/result-context'
import { getResultState, isBooked } from '@/lib/reservations/result-state'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { ResultView } from './result-view'

interface ResultPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
  flow: BasketFlow
}

export async function buildResultMetadata(params: PageParams): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'reservations' })
  // The URL gives access to the booking and must not be sent to other sites as a referrer.
  return { title: t('result.meta'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** `/basket/result?ref=…`, comps 06. Shows the state from the operator API and ignores any state in the URL. */
export async function ResultPage({ params, searchParams, flow }: ResultPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { ref } = await searchParams
  const result = typeof ref === 'string' ? await getReservationResult(company, ref) : null
  // Without a valid reference, redirect to the page that finds a booking by number and name.
  if (!result) redirect(localePath(locale, paths.enquireBooking), RedirectType.replace)
  if (getResultState(result) === 'declined') {
    const query = new URLSearchParams({ ref: result.reference, reason: result.payment.reason ?? 'general' })
    redirect(`${localePath(locale, paths.basket('warning', flow))}?${query}`, RedirectType.replace)
  }
  const [context, tickets] = await Promise.all([
    getResultContext(company, locale),
    isBooked(getResultState(result)) ? getTickets(company, result.reference, locale) : null,
  ])
  return <ResultView flow={flow} result={result} tickets={tickets} context={context} now={Date.now()} />
}
