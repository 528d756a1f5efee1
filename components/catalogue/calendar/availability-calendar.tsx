'use client'

import { useEffect } from 'react'
import { useMoney } from '@/components/basket/use-money'
import { seatsOf } from '@/domain/basket/selection'
import type { TourBooking } from '@/lib/basket/booking'
import { tourChoices } from '@/lib/basket/choice'
import { judgeFor } from '@/lib/basket/judge-day'
import { CalendarBlank } from './calendar-blank'
import { MonthCalendar } from './month-calendar'
import { toDayPrices } from './to-day-prices'
import { useCalendarMonth } from './use-calendar-month'
import { useChoice } from './use-choice'

/** When a tour runs and for how much; a day picked here is picked in the booking card. */
export function AvailabilityCalendar({ booking }: { booking: TourBooking }) {
  const money = useMoney(booking.locale)
  const { choice, store } = useChoice(tourChoices, booking.productId)
  const calendar = useCalendarMonth(booking, choice.date, true)
  // Whichever of card and calendar is up first reads the address, and writes into it.
  useEffect(() => store.open(), [store])
  if (!money || !calendar.isKnown) return <CalendarBlank />
  return (
    <MonthCalendar
      locale={booking.locale}
      availability={calendar.availability}
      month={calendar.month}
      today={calendar.today}
      seats={seatsOf(choice.pax)}
      judge={judgeFor(seatsOf(choice.pax))}
      selected={choice.date}
      {...toDayPrices(booking, money)}
      onMonth={calendar.setMonth}
      onPick={(date) => store.set({ date, session: null })}
      onRetry={calendar.retry}
    />
  )
}
