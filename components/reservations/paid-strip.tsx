import { formatMoment } from '@/domain/dates/day-words'
import { isZero } from '@/domain/money/amount'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { showOwn } from '@/lib/member/view-context'
import type { ResultContext } from '@/lib/reservations/result-context'

interface PaidStripProps {
  result: ReservationResult
  context: ResultContext
}

/** The paid and the open amount, which add up to the total, and the refund in progress. */
export function PaidStrip({ result, context }: PaidStripProps) {
  const { t, member, zone, locale } = context
  const { chosen, fixed, paymentMethod } = result
  const { paid, refunding, now, until, later, laterBy } = summariseMoney(result)
  const inFixed = (sum: DoubleAmount) =>
    chosen.currency === fixed.currency ? null : showOwn(sum.fixed, fixed.currency, context)
  const deadline = until && t('money.dueBy', { date: formatMoment(until, zone, locale) })
  const cells = [
    { code: 'paid', label: t('money.paid'), sum: paid, note: inFixed(paid) },
    { code: 'refunding', label: t('money.refunding'), sum: refunding, note: inFixed(refunding) },
    {
      code: 'now',
      label: paymentMethod === 'bankTransfer' ? t('money.due') : member.t('reservations.due.card'),
      sum: now,
      note: deadline ?? inFixed(now),
    },
    {
      code: 'later',
      label: laterBy === 'onTheDay' ? t('money.onTheDay') : member.t('reservations.due.rest'),
      sum: later,
      note: inFixed(later),
    },
  ]
  const shown = cells.filter(({ sum }) => !isZero(sum.fixed))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 text-h3">
        {t('money.title')}
      </h2>
      <dl className="strip strip-paid">
        {shown.map(({ code, label, sum, note }) => (
          <div key={code} data-paid={code === 'paid' ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr" className="price block">
                {showOwn(sum.chosen, chosen.currency, context)}
              </bdi>
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
