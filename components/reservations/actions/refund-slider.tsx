import { useTranslations } from 'next-intl'
import { type CSSProperties, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { cx } from '@/components/ui/cx'
import { capitalise, formatDay, formatDayMonth } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { isZero } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import { buildRefundSlider, type RefundBlock, type RefundStop } from '@/domain/reservations/refund-slider'
import type { Locale } from '@/domain/shared/locales'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'
import { percentOf, writeShare } from './refund-share'
import type { RefundQuote } from './use-refund-quote'
import './refund-slider.css'

interface RefundSliderProps {
  quote: RefundQuote
  timeZone: string
  locale: Locale
  money: BrowserMoney
}

/** Block heights in px: a block without a refund is a line; any other has room for its share and its date. */
const FLAT = 16
const TWO_LINES = 44

/**
 * A slider over the cancellation day that shows the exact refund (design, comps 07). Every amount comes from the
 * function that also computes the payout.
 */
export function RefundSlider({ quote, timeZone, locale, money }: RefundSliderProps) {
  const t = useTranslations('afterwards.slider')
  const [at, setAt] = useState(0)
  const id = useId()
  const { stops, blocks } = buildRefundSlider(quote, quote.at, timeZone)
  const index = Math.min(at, stops.length - 1)
  const stop = stops[index]
  if (!stop || !quote.cancellable) return <Alert tone="bad">{t('over')}</Alert>

  const write = (amount: string) => writeAmount(amount, quote.paid.currency, money)
  const shareOf = (amount: string) => formatPercent(String(percentOf(amount, quote.paid.amount)), locale)
  const dayOf = ({ part, date, time }: RefundStop) =>
    part === 'today'
      ? t('today')
      : time === null
        ? capitalise(formatDay(date, locale), locale)
        : capitalise(t(part === 'until' ? 'untilHour' : 'afterHour', { day: formatDay(date, locale), time }), locale)
  const steps = Math.max(1, stops.length - 1)
  const place = (block: RefundBlock): CSSProperties => ({
    insetInlineStart: `${(Math.max(0, block.first - 0.5) / steps) * 100}%`,
    insetInlineEnd: `${(Math.max(0, steps - block.last - 0.5) / steps) * 100}%`,
    blockSize: `${isZero(block.refund) ? FLAT : TWO_LINES + percentOf(block.refund, quote.paid.amount) * 0.44}px`,
  })
  const isPaid = !isZero(quote.paid.amount)
  const [today] = stops
  return (
    <div>
      {!isPaid ? (
        <p>{t('nothingPaid')}</p>
      ) : (
        <>
          {stops.length > 1 && (
            <>
              <label htmlFor={id} className="block">
                {t('drag')}
              </label>
              <div className="refund-slide" style={{ '--at': index / steps } as CSSProperties}>
                <output htmlFor={id} className="refund-day" data-side={index / steps > 0.5 ? 'end' : 'start'}>
                  {dayOf(stop)}
                </output>
                <div className="refund-blocks" aria-hidden="true">
                  {blocks.map((block) => (
                    <span
                      key={block.until}
                      className={cx(block.first <= index && index <= block.last && 'is-on')}
                      style={place(block)}
                    >
                      <b>{shareOf(block.refund)}</b>
                      <bdi>{formatDayMonth(toLocal(block.until, timeZone).date, locale)}</bdi>
                    </span>
                  ))}
                </div>
                <input
                  id={id}
                  type="range"
                  min={0}
                  max={stops.length - 1}
                  step={1}
                  value={index}
                  aria-valuetext={t('spoken', { day: dayOf(stop), refund: write(stop.refund), kept: write(stop.kept) })}
                  onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
                />
                <p className="flex justify-between gap-4 text-sm text-muted">
                  <span>{t('from', { day: formatDate(toLocal(quote.at, timeZone).date) })}</span>
                  <span className="text-end">
                    {t('start', { day: formatDate(toLocal(quote.startsAt, timeZone).date) })}
                  </span>
                </p>
              </div>
            </>
          )}
          <dl className="strip refund-sums mt-4">
            <div>
              <dt>{t('back')}</dt>
              <dd>
                <bdi dir="ltr" className="price block">
                  {write(stop.refund)}
                </bdi>
                {t('share', {
                  percent: writeShare(stop.refund, quote.paid.amount, locale),
                  paid: write(quote.paid.amount),
                })}
              </dd>
            </div>
            <div>
              <dt>{t('kept')}</dt>
              <dd>
                <bdi dir="ltr" className="price block">
                  {write(stop.kept)}
                </bdi>
                {t('byRule')}
              </dd>
            </div>
          </dl>
        </>
      )}
      {today && isPaid && (
        <Alert className="mt-4">
          {t.rich(isZero(today.kept) ? 'todayAll' : isZero(today.refund) ? 'todayNothing' : 'todayPart', {
            amount: write(today.refund),
            b: (words) => <b>{words}</b>,
          })}
        </Alert>
      )}
    </div>
  )
}
