import { type ReactNode, useMemo } from 'react'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { toDayPrices } from '@/components/calendar/to-day-prices'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { buildEndEvaluator, endsStay, evaluateArrival, type StayShape } from '@/lib/basket/evaluate-stay'

export type RangeEnd = 'date' | 'endDate'

export interface Range {
  date: string | null
  endDate: string | null
}

interface RangeCalendarProps {
  booking: SaleBooking
  shape: StayShape
  range: Range
  /** The end of the range that is being chosen. */
  target: RangeEnd
  money: BrowserMoney
  /** Rendered while the month is unknown; without it the calendar is rendered at once. */
  waiting?: ReactNode
  onTarget: (target: RangeEnd) => void
  onChange: (range: Range) => void
}

/**
 * Both days of a stay in one calendar. The first pick sets the start; the next one sets the end, or a new start if the
 * stay cannot end there.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { booking, shape, range, target, money, waiting, onTarget, onChange } = props
  const { date, endDate } = range
  const calendar = useCalendarMonth(booking, date, true)
  const { days } = calendar.availability
  const isEnding = date !== null && target === 'endDate'

  const evaluate = useMemo(
    () => (isEnding ? buildEndEvaluator(days, date, shape) : evaluateArrival),
    [isEnding, days, date, shape],
  )

  const pick = (day: string) => {
    if (isEnding && endsStay(days, date, day, shape)) return onChange({ date, endDate: day })
    onTarget('endDate')
    onChange({ date: day, endDate: null })
  }

  if (waiting && !calendar.isKnown) return waiting
  return (
    <MonthCalendar
      locale={booking.locale}
      manner="let"
      availability={calendar.availability}
      month={calendar.month}
      today={calendar.today}
      evaluate={evaluate}
      seats={0}
      selected={date}
      end={endDate}
      isTight={!waiting}
      {...toDayPrices(booking, money)}
      onMonth={calendar.setMonth}
      onPick={pick}
      onRetry={calendar.retry}
    />
  )
}
