import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { formatMoment } from '@/domain/dates/day-words'
import type { ReservationResult } from '@/domain/reservations/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { type BasketFlow, paths } from '@/lib/paths'
import type { ResultContext } from '@/lib/reservations/result-context'
import { getWayOut, type WarningReason } from '@/lib/reservations/warning'

interface WarningViewProps {
  flow: BasketFlow
  reason: WarningReason
  /** Null if the reference is missing or unknown. */
  result: ReservationResult | null
  context: Pick<ResultContext, 't' | 'locale' | 'zone'>
}

/** Shows why a payment failed, its consequences, and how to continue. */
export function WarningView({ flow, reason, result, context }: WarningViewProps) {
  const { t, locale, zone } = context
  const way = getWayOut(reason, result)
  const resultPath = `${localePath(locale, paths.basket('result', flow))}?ref=${encodeURIComponent(result?.reference ?? '')}`
  const checkoutPath = localePath(locale, paths.basket('checkout', flow))
  // A retry reuses this reservation (decisions 6 and 7).
  const kept = result?.reservationStatus === 'active' && result.payUntil
  const promises = [
    t('warning.notCharged'),
    t('warning.basket'),
    ...(kept ? [t('warning.kept', { moment: formatMoment(kept, zone, locale) })] : []),
  ]
  // The items can be booked again while they are still available.
  const isExpired = way === 'closed' && result?.payment.paymentState === 'declined'
  return (
    <div className="bg-sand">
      <section className="wrap py-12 desktop:py-20">
        <div className="max-w-2xl">
          {way === 'retry' && (
            <p className="flex items-center gap-2.5 font-semibold text-danger">
              <Icon name="circle-alert" size={24} />
              {t('warning.sign')}
            </p>
          )}
          <h1 className="mt-2.5 mb-4 text-balance">{t(`warning.headings.${way}`)}</h1>
          <p className="text-lg">{t(`warning.reasons.${reason}`)}</p>
          {(way === 'retry' || isExpired) && (
            <ul className="mt-6 grid gap-2">
              {promises.map((promise) => (
                <li key={promise} className="flex gap-3">
                  <Icon name="circle-check" className="mt-0.5 text-success" />
                  {promise}
                </li>
              ))}
            </ul>
          )}
          {way === 'retry' && (
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink tone="buy" size="large" href={checkoutPath} data-native="">
                {t('warning.retry')}
              </ButtonLink>
              <ButtonLink tone="secondary" size="large" href={`${checkoutPath}#pay`} data-native="">
                {t('warning.other')}
              </ButtonLink>
            </div>
          )}
          {way === 'wait' && result && (
            <ButtonLink as={Link} className="mt-8" href={resultPath}>
              {t('warning.look')}
            </ButtonLink>
          )}
          {isExpired && (
            <ButtonLink tone="buy" size="large" className="mt-8 me-3" href={checkoutPath} data-native="">
              {t('warning.retry')}
            </ButtonLink>
          )}
          {(way === 'closed' || (way === 'wait' && !result)) && (
            <ButtonLink as={Link} className="mt-8" href={localePath(locale, paths.member('reservations'))}>
              {t('result.toReservations')}
            </ButtonLink>
          )}
          {result && <p className="mt-8 text-sm text-muted">{t('warning.number', { number: result.bookingNumber })}</p>}
        </div>
      </section>
    </div>
  )
}
