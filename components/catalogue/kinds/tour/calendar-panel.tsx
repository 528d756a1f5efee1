import { useTranslations } from 'next-intl'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { toDayPrices } from '@/components/calendar/to-day-prices'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import { seatsOf } from '@/domain/basket/selection'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import { DatePanel } from '../shared/date-panel'
import type { TourBookingParts } from './use-tour-booking'

interface CalendarPanelProps {
  parts: TourBookingParts
  onPick: (date: string) => void
}

/** The calendar below the date field. The focus moves to the selected day, so the arrow keys work at once. */
export function CalendarPanel({ parts, onPick }: CalendarPanelProps) {
  const t = useTranslations('basket.card')
  const { booking, choice, money } = parts
  const calendar = useCalendarMonth(booking, choice.date, true)
  if (!money) return null
  return (
    <DatePanel label={t('chooseDate')}>
      <MonthCalendar
        locale={booking.locale}
        availability={calendar.availability}
        month={calendar.month}
        today={calendar.today}
        seats={seatsOf(choice.pax)}
        evaluate={getDayEvaluator(seatsOf(choice.pax))}
        selected={choice.date}
        isTight
        {...toDayPrices(booking, money)}
        onMonth={calendar.setMonth}
        onPick={onPick}
        onRetry={calendar.retry}
      />
    </DatePanel>
  )
}
