'use client'

import { useTranslations } from 'next-intl'
import { useMoney } from '@/components/basket/use-money'
import { seatsOf } from '@/domain/basket/selection'
import type { TourBooking } from '@/lib/basket/booking'
import { tourChoices } from '@/lib/basket/choice'
import { judgeFor } from '@/lib/basket/judge-day'
import { CalendarLegend } from './calendar-legend'
import { MonthCalendar } from './month-calendar'
import { toDayPrices } from './to-day-prices'
import { useCalendarMonth } from './use-calendar-month'
import { useChoice } from './use-choice'
import { useNear } from './use-near'

/** When a tour runs and for how much: asked for when a person comes near; a day picked here is picked in the booking card. */
export function AvailabilityCalendar({ booking }: { booking: TourBooking }) {
  const t = useTranslations('basket.calendar')
  const { frame, isNear } = useNear()
  const money = useMoney(booking.locale)
  const { choice, store } = useChoice(tourChoices, booking.productId)
  const calendar = useCalendarMonth(booking, choice.date, isNear)

  return (
    <div ref={frame} className="min-h-[560px]">
      <p className="mb-6 text-muted">{t(booking.pricing.pricingMode === 'group' ? 'perGroup' : 'perAdult')}</p>
      {isNear && money ? (
        <>
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
          <CalendarLegend className="mt-4" />
        </>
      ) : (
        <div className="h-[480px] rounded-card border border-line bg-sand" aria-busy="true" />
      )}
    </div>
  )
}
