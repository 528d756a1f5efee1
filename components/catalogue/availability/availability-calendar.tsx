import { memo, useDeferredValue, useEffect } from 'react'
import { CalendarBlank } from '@/components/calendar/calendar-blank'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { toDayPrices } from '@/components/calendar/to-day-prices'
import { useCalendarMonth } from '@/components/calendar/use-calendar-month'
import { useChoice } from '@/components/calendar/use-choice'
import { useMoney } from '@/components/money/use-money'
import { seatsOf } from '@/domain/basket/selection'
import type { TourBooking } from '@/lib/basket/booking'
import type { ChoiceStore } from '@/lib/basket/choice-store'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import { type TourChoice, tourChoices } from '@/lib/basket/tour-choice'

interface DaysProps {
  booking: TourBooking
  choice: TourChoice
  store: ChoiceStore<TourChoice>
}

const Days = memo(function Days({ booking, choice, store }: DaysProps) {
  const money = useMoney(booking.locale)
  const calendar = useCalendarMonth(booking, choice.date, true)
  if (!money || !calendar.isKnown) return <CalendarBlank />
  return (
    <MonthCalendar
      locale={booking.locale}
      availability={calendar.availability}
      month={calendar.month}
      today={calendar.today}
      seats={seatsOf(choice.pax)}
      evaluate={getDayEvaluator(seatsOf(choice.pax))}
      selected={choice.date}
      {...toDayPrices(booking, money)}
      onMonth={calendar.setMonth}
      onPick={(date) => store.set({ date, session: null })}
      onRetry={calendar.retry}
    />
  )
})

/** Calendar of a tour's departures and prices. A day picked here is also selected in the booking card. */
export function AvailabilityCalendar({ booking }: { booking: TourBooking }) {
  const { choice, store } = useChoice(tourChoices, booking.productId)
  // Booking card and calendar share one store; the first one mounted reads the choice from the URL.
  useEffect(() => store.open(), [store])
  // Deferred: the booking card updates first, then the month (INP).
  return <Days booking={booking} choice={useDeferredValue(choice)} store={store} />
}
