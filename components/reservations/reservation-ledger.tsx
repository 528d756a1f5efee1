import { Badge } from '@/components/ui/badge'
import { formatMoment } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { isZero } from '@/domain/money/amount'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { formatInstant } from '@/lib/i18n/format-instant'
import { showOwn } from '@/lib/member/view-context'
import type { ReservationContext } from '@/lib/reservations/reservation-context'
import type { ReservationOptions } from '@/lib/reservations/reservation-page'

interface ReservationLedgerProps {
  result: ReservationResult
  options: ReservationOptions
  context: ReservationContext
}

/** All amounts of a reservation: price lines, payments, due dates and transactions in progress. */
export function ReservationLedger({ result, options, context }: ReservationLedgerProps) {
  const { words: t, member, zone, locale } = context
  const { fixed, chosen } = result
  const write = (amount: string, currency: string) => showOwn(amount, currency, context)
  const { paid, now, until, later, laterBy } = summariseMoney(result)
  const titleOf = (key: string) => {
    const item = result.items.find((known) => known.key === key)
    return context.items.find((view) => view.key === item?.key)?.title ?? ''
  }
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="mb-4">
        {t('ledger.title')}
      </h2>
      <dl className="lines">
        {fixed.lines.map((line) => (
          <div key={line.key}>
            <dt>{titleOf(line.key)}</dt>
            <dd className="text-end">
              <bdi dir="ltr">{write(line.total, fixed.currency)}</bdi>
            </dd>
          </div>
        ))}
        {!isZero(fixed.totals.instalmentDifference) && (
          <div>
            <dt>{t('ledger.instalments')}</dt>
            <dd className="text-end">
              <bdi dir="ltr">{write(fixed.totals.instalmentDifference, fixed.currency)}</bdi>
            </dd>
          </div>
        )}
        <div className="total">
          <dt>{t('ledger.total')}</dt>
          <dd className="price text-end">
            <bdi dir="ltr">{write(fixed.totals.grandTotal, fixed.currency)}</bdi>
            {chosen.currency !== fixed.currency && (
              <small className="block font-medium text-muted">
                {t('ledger.chosen', { amount: write(chosen.totals.grandTotal, chosen.currency) })}
              </small>
            )}
          </dd>
        </div>
        {result.bookedBy && (
          <div>
            <dt>{t('ledger.payment')}</dt>
            <dd className="text-end">{t('ledger.throughAgency')}</dd>
          </div>
        )}
        {!isZero(paid.fixed) && (
          <div>
            <dt>{t('ledger.paid')}</dt>
            <dd className="text-end text-success">
              <bdi dir="ltr">{write(paid.fixed, fixed.currency)}</bdi>
            </dd>
          </div>
        )}
        {options.refunds.map(({ amount, currency, refundState, createdAt }) => (
          <div key={createdAt}>
            <dt>
              {t('ledger.refund', { date: formatInstant(createdAt, zone) })}{' '}
              <Badge tone={refundState === 'done' ? 'ok' : 'wait'}>
                {t(`ledger.refundStates.${refundState === 'done' ? 'done' : 'due'}`)}
              </Badge>
            </dt>
            <dd className="text-end">
              <bdi dir="ltr">{write(amount, currency)}</bdi>
            </dd>
          </div>
        ))}
        {!isZero(now.fixed) && (
          <div className="total">
            <dt>{until ? t('ledger.dueBy', { moment: formatMoment(until, zone, locale) }) : t('ledger.due')}</dt>
            <dd className="price text-end">
              <bdi dir="ltr">{write(now.fixed, fixed.currency)}</bdi>
            </dd>
          </div>
        )}
        {!isZero(later.fixed) && (
          <div className="total">
            <dt>{t(laterBy === 'beforeTrip' ? 'ledger.rest' : 'ledger.onTheDay')}</dt>
            <dd className="price text-end">
              <bdi dir="ltr">{write(later.fixed, fixed.currency)}</bdi>
            </dd>
          </div>
        )}
        {result.reservationStatus === 'cancelled' && !result.bookedBy && (
          <div className="total">
            <dt>{t('ledger.left')}</dt>
            <dd className="price text-end">
              <bdi dir="ltr">{write('0.00', fixed.currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {options.notifications.length > 0 && (
        <ul className="mt-6 grid gap-2" aria-label={t('ledger.claims')}>
          {options.notifications.map(
            ({ amount, currency, paidOn, receipt, notificationState, decisionReason, createdAt }) => (
              <li key={createdAt} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {t('ledger.claim', { date: formatDate(paidOn) })}{' '}
                  <Badge
                    tone={notificationState === 'confirmed' ? 'ok' : notificationState === 'rejected' ? 'bad' : 'wait'}
                  >
                    {t(`ledger.claimStates.${notificationState}`)}
                  </Badge>
                  {decisionReason && <bdi className="block text-sm break-words">{decisionReason}</bdi>}
                  {receipt && <bdi className="block text-sm break-all text-muted">{receipt}</bdi>}
                </span>
                <bdi dir="ltr" className="price">
                  {write(amount, currency)}
                </bdi>
              </li>
            ),
          )}
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">
        {member.t('reservations.booked', { date: formatInstant(result.createdAt, zone) })}
      </p>
    </section>
  )
}
