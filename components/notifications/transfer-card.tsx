import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { capitalise, formatMoment } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { pickLocalized } from '@/domain/shared/locales'
import { showOwn, type ViewContext } from '@/lib/member/view-context'

interface TransferCardProps {
  reservation: ReservationSummary
  context: ViewContext
  /** Button with which the guest reports the transfer. */
  action: ReactNode
}

/** A transfer that is due: purpose, amount, reference and deadline. */
export function TransferCard({ reservation, context, action }: TransferCardProps) {
  const { t, locale, fallback, zone } = context
  const { items, bookingNumber, payUntil, fixed, openClaim } = reservation
  const titles = items.map(({ content }) => pickLocalized(content, locale, fallback)?.title ?? '')
  return (
    <article className="panel grid gap-4 p-4 sm:p-5">
      <h2 className="text-title">{titles.join(' · ')}</h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{t('notification.due')}</dt>
          <dd>
            <bdi dir="ltr" className="price text-h3">
              {showOwn(summariseMoney(reservation).now.fixed, fixed.currency, context)}
            </bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('notification.reference')}</dt>
          <dd>
            <bdi dir="ltr" className="font-bold break-all select-all">
              {bookingNumber}
            </bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('notification.until')}</dt>
          <dd>{payUntil ? capitalise(formatMoment(payUntil, zone, locale), locale) : t('notification.untilOpen')}</dd>
        </div>
      </dl>
      {openClaim ? (
        <Alert tone="wait">
          {t(payUntil ? 'notification.toldLate' : 'notification.told', {
            amount: showOwn(openClaim.amount, openClaim.currency, context),
            date: formatDate(openClaim.paidOn),
          })}
        </Alert>
      ) : (
        action
      )}
    </article>
  )
}
