import type { useTranslations } from 'next-intl'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import { commaOf, type Locale } from '@/domain/shared/locales'
import type { DayCell } from './build-cells'
import type { DayWords } from './use-day-words'

export interface DayContext {
  t: ReturnType<typeof useTranslations<'basket.calendar'>>
  /** Texts for the manner of sale (`Manner`). */
  days: DayWords
  locale: Locale
  seats: number
}

export interface DescribedDay {
  date: PlainDate
  cell: DayCell | undefined
  /** Formatted with its currency symbol. */
  price: string | null
  nearest: PlainDate | null
}

/** Describes a day for screen readers: price and marks, or why it is unavailable and the nearest available day. */
export function describeDay(
  { date, cell, price, nearest }: DescribedDay,
  { t, days, locale, seats }: DayContext,
): string {
  const day = formatDay(date, locale, 'long')
  if (!cell) return capitalise(day, locale)
  const { problem, capacity, seatsLeft, isFew, minimumStay } = cell.evaluation
  if (problem === null) {
    const signs = [price, cell.isLowest ? t('lowest') : null, isFew ? t('few') : null]
    return [capitalise(day, locale), ...signs.filter((sign) => sign !== null)].join(commaOf(locale))
  }
  const title = capitalise(days(`title.${problem}`, { day }), locale)
  const reason = `${title}. ${days(`why.${problem}`, { capacity, seatsLeft, seats, minimumStay })}`
  return nearest === null ? reason : `${reason} ${days('nearest', { seats, day: formatDay(nearest, locale, 'long') })}`
}
