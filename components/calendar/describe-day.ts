import type { useTranslations } from 'next-intl'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import { commaOf, type Locale } from '@/domain/shared/locales'
import type { DayCell } from './build-cells'
import type { DayWords } from './use-day-words'

export interface DayContext {
  t: ReturnType<typeof useTranslations<'basket.calendar'>>
  /** Words of the manner in which days are sold. */
  days: DayWords
  locale: Locale
  seats: number
}

export interface DescribedDay {
  date: PlainDate
  cell: DayCell | undefined
  /** Written with its sign. */
  price: string | null
  nearest: PlainDate | null
}

/** All that is seen of a day, for whoever hears it: price and signs, or why it cannot be had and which day can. */
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
