import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Button } from '@/components/ui/button'
import { capitalise, formatDay, formatDayShort } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { askNotice, canAskNotice } from '@/lib/catalogue/product/notice-signal'
import type { DayCell } from './build-cells'
import type { DayWords } from './use-day-words'

interface WhyNotPanelProps {
  cell: DayCell
  locale: Locale
  days: DayWords
  /** 0 for products that are let as a whole; the waiting list then counts one person. */
  seats: number
  nearest: PlainDate | null
  /** Formatted price of the nearest day; null if it is the same or unknown. */
  nearestPrice: string | null
  style: CSSProperties | undefined
  onTake: (date: PlainDate) => void
}

/** Problems that a cancellation can resolve; the panel offers a notification. */
const WAITABLE: readonly string[] = ['full', 'tooFew']

/** States why a day cannot be booked and offers the nearest available day (design: why-not). */
export function WhyNotPanel({ cell, locale, days, seats, nearest, nearestPrice, style, onTake }: WhyNotPanelProps) {
  const t = useTranslations('basket.calendar')
  const { problem, capacity, seatsLeft, minimumStay } = cell.evaluation
  if (problem === null) return null
  return (
    <div className="cal-why" style={style} data-why={cell.date}>
      <b>{capitalise(days(`title.${problem}`, { day: formatDay(cell.date, locale) }), locale)}</b>
      <p>
        {days(`why.${problem}`, { capacity, seatsLeft, seats, minimumStay })}{' '}
        {nearest === null
          ? t('noNearest')
          : nearestPrice === null
            ? days('nearest', { seats, day: formatDay(nearest, locale) })
            : days('nearestAt', { seats, day: formatDay(nearest, locale), price: nearestPrice })}
      </p>
      {nearest !== null && (
        <Button size="small" onClick={() => onTake(nearest)}>
          {t('take', { day: formatDayShort(nearest, locale) })}
        </Button>
      )}
      {WAITABLE.includes(problem) && canAskNotice() && (
        <Button
          tone="quiet"
          size="small"
          icon="bell"
          onClick={() => askNotice({ date: cell.date, people: Math.max(1, seats) })}
        >
          {t('notify')}
        </Button>
      )}
    </div>
  )
}
