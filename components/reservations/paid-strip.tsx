import { formatMoment } from '@/domain/dates/day-words'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import { showOwn } from '@/lib/member/view-context'
import type { ResultContext } from '@/lib/reservations/result-context'
import { buildResultMoney } from '@/lib/reservations/result-money'

interface PaidStripProps {
  result: ReservationResult
  context: ResultContext
}

interface Cell {
  code: 'paid' | 'refunding' | 'due' | 'onTheDay'
  sum: DoubleAmount | null
  note: string | null
}

/** What is paid and what is open, which together are the total, and what is on its way back. */
export function PaidStrip({ result, context }: PaidStripProps) {
  const { t, zone, locale } = context
  const { chosen, fixed, payUntil, paymentMethod } = result
  const { paid, refunding, due, onTheDay } = buildResultMoney(result)
  const inFixed = (sum: DoubleAmount | null) =>
    sum && chosen.currency !== fixed.currency ? showOwn(sum.fixed, fixed.currency, context) : null
  const until =
    payUntil && paymentMethod !== 'onArrival' ? t('money.dueBy', { date: formatMoment(payUntil, zone, locale) }) : null
  const cells: Cell[] = [
    { code: 'paid', sum: paid, note: inFixed(paid) },
    { code: 'refunding', sum: refunding, note: inFixed(refunding) },
    { code: 'due', sum: due, note: until ?? inFixed(due) },
    { code: 'onTheDay', sum: onTheDay, note: inFixed(onTheDay) },
  ]
  const shown = cells.filter((cell): cell is Cell & { sum: DoubleAmount } => cell.sum !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 text-h3">
        {t('money.title')}
      </h2>
      <dl className="strip strip-paid">
        {shown.map(({ code, sum, note }) => (
          <div key={code} data-paid={code === 'paid' ? '' : undefined}>
            <dt>{t(`money.${code}`)}</dt>
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
