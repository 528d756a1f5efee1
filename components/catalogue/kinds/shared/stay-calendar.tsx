'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMoney } from '@/components/basket/use-money'
import { CalendarLegend } from '@/components/catalogue/calendar/calendar-legend'
import { useChoice } from '@/components/catalogue/calendar/use-choice'
import { useNear } from '@/components/catalogue/calendar/use-near'
import type { VillaBooking, YachtBooking } from '@/lib/basket/booking'
import { CHARTER_SHAPE, VILLA_SHAPE, WEEK_SHAPE } from '@/lib/basket/judge-stay'
import { stayChoices } from '@/lib/basket/stay-choice'
import { RangeCalendar, type RangeEnd } from './range-calendar'

/** When a house or a boat is free and for how much; days picked here are picked in the booking card. */
export function StayCalendar({ booking }: { booking: VillaBooking | YachtBooking }) {
  const t = useTranslations('basket.let')
  const { frame, isNear } = useNear()
  const money = useMoney(booking.locale)
  const { choice, store } = useChoice(stayChoices, booking.productId)
  const [target, setTarget] = useState<RangeEnd>('date')
  const isWeek = booking.kind === 'yacht' && booking.charter === 'week'
  const shape = booking.kind === 'villa' ? VILLA_SHAPE : isWeek ? WEEK_SHAPE : CHARTER_SHAPE
  const { date, endDate } = choice
  return (
    <div ref={frame} className="min-h-[560px]">
      <p className="mb-6 text-muted">{t(booking.kind === 'villa' ? 'perNight' : isWeek ? 'perWeek' : 'perDay')}</p>
      {isNear && money ? (
        <>
          <RangeCalendar
            booking={booking}
            shape={shape}
            range={{ date, endDate }}
            target={endDate === null ? target : 'date'}
            money={money}
            onTarget={setTarget}
            onChange={(range) => store.set(range)}
          />
          <CalendarLegend className="mt-4" />
        </>
      ) : (
        <div className="h-[480px] rounded-card border border-line bg-sand" aria-busy="true" />
      )}
    </div>
  )
}
