import { MonthCalendar } from '@/components/calendar/month-calendar'
import { toDayPrices } from '@/components/calendar/to-day-prices'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import type { Manner } from '@/components/calendar/use-day-words'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { evaluateArrival } from '@/lib/basket/evaluate-stay'

interface DayCalendarProps {
  booking: SaleBooking
  manner: Manner
  selected: string | null
  money: BrowserMoney
  onPick: (date: string) => void
}

/** Calendar to pick a single day of a rental or a transfer. */
export function DayCalendar({ booking, manner, selected, money, onPick }: DayCalendarProps) {
  const calendar = useCalendarMonth(booking, selected, true)
  return (
    <MonthCalendar
      locale={booking.locale}
      manner={manner}
      availability={calendar.availability}
      month={calendar.month}
      today={calendar.today}
      evaluate={evaluateArrival}
      seats={manner === 'runs' ? 1 : 0}
      selected={selected}
      isTight
      {...toDayPrices(booking, money)}
      onMonth={calendar.setMonth}
      onPick={onPick}
      onRetry={calendar.retry}
    />
  )
}
